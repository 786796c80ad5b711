package dev.assay.pandas;

import dev.assay.pandas.eval.Limits;
import java.time.Duration;

/** The limits of programs, with time enough for a machine that has much else to do. */
public final class UnhurriedLimits {

  public static final Limits DEFAULT =
      new Limits(
          Limits.DEFAULT.steps(),
          Limits.DEFAULT.cells(),
          Limits.DEFAULT.mergeRows(),
          Limits.DEFAULT.textLength(),
          Limits.DEFAULT.integerDigits(),
          Limits.DEFAULT.recursion(),
          Duration.ofMinutes(1));

  private UnhurriedLimits() {}
}
