package dev.assay.pandas.value;

import java.util.Arrays;

/** Repeats, joins and replaces text as Java does, having asked for it before. */
public final class CountedText {

  private CountedText() {}

  /** A text, so many times. */
  public static String repeat(String text, int times) {
    Spending.text((long) text.length() * times);
    return text.repeat(times);
  }

  /** Texts with another one between them. */
  public static String join(String separator, Iterable<String> parts) {
    long length = 0;
    for (String part : parts) {
      length += part.length() + separator.length();
    }
    Spending.text(length);
    return String.join(separator, parts);
  }

  /** Texts with another one between them. */
  public static String join(String separator, String... parts) {
    return join(separator, Arrays.asList(parts));
  }
}
