package dev.assay.pandas.column;

import java.util.Arrays;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Which edges belong to an interval. */
public enum Closed {
  LEFT,
  RIGHT,
  BOTH,
  NEITHER;

  /** What pandas calls it. */
  public String text() {
    return name().toLowerCase(Locale.ROOT);
  }

  public boolean left() {
    return this == LEFT || this == BOTH;
  }

  public boolean right() {
    return this == RIGHT || this == BOTH;
  }

  /** The one of this name, {@code null} for any other text. */
  public static @Nullable Closed of(String text) {
    return Arrays.stream(values())
        .filter(each -> each.text().equals(text))
        .findFirst()
        .orElse(null);
  }
}
