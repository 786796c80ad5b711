package dev.assay.agents.model;

import java.time.Duration;

/** A model call that gave no answer; the kinds are what a caller must tell apart. */
public abstract sealed class ModelException extends Exception {

  private static final long serialVersionUID = 1L;

  private final String model;

  private ModelException(String model, String message) {
    super(message);
    this.model = model;
  }

  /** Whether the same call may be answered later. */
  public boolean mayPass() {
    return this instanceof RateLimited || this instanceof Unavailable;
  }

  /** The configured name of the model that was called. */
  public String model() {
    return model;
  }

  /** The model takes no more calls for a while. */
  public static final class RateLimited extends ModelException {

    private static final long serialVersionUID = 1L;

    private final Duration retryAfter;

    public RateLimited(String model, Duration retryAfter) {
      this(model, retryAfter, "");
    }

    /**
     * With what the model's server said of its limit: {@code ": "} and a short line, or nothing.
     */
    public RateLimited(String model, Duration retryAfter, String said) {
      super(
          model,
          "model %s is rate limited: try again in %d s%s"
              .formatted(model, wholeSeconds(retryAfter), said));
      this.retryAfter = retryAfter;
    }

    /** How long the model asked to wait. */
    public Duration retryAfter() {
      return retryAfter;
    }

    private static long wholeSeconds(Duration duration) {
      return duration.plusMillis(999).toSeconds();
    }
  }

  /** The model is not reachable, fails, or answers unreadably; the same call may work later. */
  public static final class Unavailable extends ModelException {

    private static final long serialVersionUID = 1L;

    public Unavailable(String model, String reason) {
      super(model, "model %s is unavailable: %s".formatted(model, reason));
    }
  }

  /** The call can't work as configured; the message says what to check, and shows no key. */
  public static final class Refused extends ModelException {

    private static final long serialVersionUID = 1L;

    public Refused(String model, String reason) {
      super(model, "model %s: %s".formatted(model, reason));
    }
  }

  /** The call was not made: with it, its run would take more than it may. */
  public static final class OverBudget extends ModelException {

    private static final long serialVersionUID = 1L;

    public OverBudget(String model, String reason) {
      super(model, reason);
    }
  }
}
