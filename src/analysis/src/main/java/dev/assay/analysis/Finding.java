package dev.assay.analysis;

import org.jspecify.annotations.Nullable;

/**
 * One concrete thing found wrong with a candidate; what revision is fed with.
 *
 * @param inspector who found it
 * @param kind what kind of thing it is, in the inspector's words
 * @param message the thing itself and what to do about it, on one line
 * @param place the part of the SQL that it is about; null when it is about all of it
 */
public record Finding(String inspector, String kind, String message, @Nullable String place) {

  /** A finding about the whole candidate. */
  public Finding(String inspector, String kind, String message) {
    this(inspector, kind, message, null);
  }
}
