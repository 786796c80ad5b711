package dev.assay.pandas.value;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * What the program that runs on this thread may use, for what makes text or objects where no {@link
 * Budget} is at hand. Where no program runs there is no limit.
 */
public final class Spending {

  private static final ScopedValue<Budget> BUDGET = ScopedValue.newInstance();

  private static final int CHARACTERS_PER_CELL = 8;

  /** Texts up to here are not worth counting. */
  private static final int SHORT = 64;

  private Spending() {}

  /** Does work that counts into a budget. */
  public static <T> T of(Budget budget, Supplier<T> work) {
    return ScopedValue.where(BUDGET, budget).call(work::get);
  }

  /** What the program on this thread may use. */
  public static Budget current() {
    return BUDGET.isBound() ? BUDGET.get() : Budget.UNLIMITED;
  }

  /** Checks the length of a text about to be made, and counts it unless it is short. */
  public static void text(long length) {
    if (length > SHORT) {
      TimeLimit.check();
      current().text(length);
    }
  }

  /** Checks the length that a text has come to while it is being made. */
  static void partOfText(long length) {
    TimeLimit.check();
    current().partOfText(length);
  }

  /** Counts a text that was made, whatever its length, unless it is short. */
  public static void made(@Nullable Object value) {
    if (value instanceof String text && text.length() > SHORT) {
      TimeLimit.check();
      current().cells(text.length() / CHARACTERS_PER_CELL);
    }
  }

  /** Counts elements of lists and the like about to be allocated. */
  public static void objects(long count) {
    TimeLimit.check();
    current().objects(count);
  }

  /** Checks the size in bits of an integer about to be made. */
  public static void bits(long bits) {
    TimeLimit.check();
    current().bits(bits);
  }
}
