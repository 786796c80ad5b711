package dev.assay.pandas.frame.text;

import dev.assay.pandas.value.PythonError;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/** Regular expressions in Python's notation, as Java's. */
public final class PythonPattern {

  private PythonPattern() {}

  /** The pattern, with Java's flags; an error of type {@code error} for one that cannot be read. */
  public static Pattern compile(String regex, int flags) {
    String java =
        regex
            .replace("(?P<", "(?<")
            .replaceAll("\\(\\?P=(\\w+)\\)", "\\\\k<$1>")
            .replace("\\Z", "\\z");
    try {
      return Pattern.compile(java, flags | Pattern.UNICODE_CHARACTER_CLASS);
    } catch (PatternSyntaxException error) {
      throw new PythonError("error", error.getDescription() + " in regular expression " + regex);
    }
  }
}
