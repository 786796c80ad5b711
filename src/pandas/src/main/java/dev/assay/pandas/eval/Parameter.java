package dev.assay.pandas.eval;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One parameter of a function.
 *
 * @param fallback its default, {@code null} when it has none
 * @param optional whether a call may leave it out
 * @param support which values a call may give
 * @param choices the only values that it may have; empty where any may be given
 */
public record Parameter(
    String name,
    Kind kind,
    @Nullable Object fallback,
    boolean optional,
    Support support,
    List<Object> choices) {

  /** How a call gives it. */
  public enum Kind {
    POSITIONAL_ONLY,
    POSITIONAL_OR_NAMED,
    REST,
    NAMED_ONLY,
    NAMED_REST
  }

  /** Which values are taken. */
  public enum Support {
    ALL,
    /** Assay lacks all but the default. */
    DEFAULT,
    /** pandas has it for numpy's sake, and refuses all but the default. */
    FOR_NUMPY
  }

  boolean takesPosition() {
    return kind == Kind.POSITIONAL_ONLY || kind == Kind.POSITIONAL_OR_NAMED;
  }

  boolean takesName() {
    return kind == Kind.NAMED_ONLY || kind == Kind.POSITIONAL_OR_NAMED;
  }
}
