package dev.assay.agents.model;

/** A setting of a model that can't be used; the message names its key and the remedy. */
public final class InvalidModelSettingException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  InvalidModelSettingException(String message) {
    super(message);
  }

  InvalidModelSettingException(String message, Throwable cause) {
    super(message, cause);
  }
}
