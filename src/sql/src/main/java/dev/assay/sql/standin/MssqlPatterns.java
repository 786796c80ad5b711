package dev.assay.sql.standin;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.h2.api.ErrorCode;
import org.h2.message.DbException;
import org.jspecify.annotations.Nullable;

/** SQL Server's patterns with sets of characters: {@code [a-c]}, {@code [^0-9]}. H2 calls them. */
public final class MssqlPatterns {

  private static final int ASCII = 128;

  private MssqlPatterns() {}

  /** Whether the text is like the pattern. */
  public static @Nullable Boolean likeness(@Nullable String text, @Nullable String pattern) {
    if (text == null || pattern == null) {
      return null;
    }
    return of(pattern, text).matcher(text).matches();
  }

  /** Where the pattern begins in the text, from 1 on; 0 where it is not in it. */
  public static @Nullable Integer patindex(@Nullable String pattern, @Nullable String text) {
    if (text == null || pattern == null) {
      return null;
    }
    boolean anywhere = pattern.startsWith("%");
    String body = anywhere ? pattern.substring(1) : pattern;
    boolean open = body.endsWith("%");
    String inner = open ? body.substring(0, body.length() - 1) : body;
    Matcher matcher =
        Pattern.compile(of(inner, text).pattern() + (open ? "" : "\\z"), flags()).matcher(text);
    boolean found = anywhere ? matcher.find() : matcher.lookingAt();
    return found ? (Integer) (matcher.start() + 1) : (Integer) 0;
  }

  private static int flags() {
    return Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE | Pattern.DOTALL;
  }

  private static Pattern of(String pattern, String text) {
    StringBuilder expression = new StringBuilder();
    for (int at = 0; at < pattern.length(); at++) {
      char letter = pattern.charAt(at);
      int close = letter == '[' ? pattern.indexOf(']', at + 2) : -1;
      if (close > 0) {
        expression.append(set(pattern.substring(at + 1, close), text));
        at = close;
      } else {
        expression.append(
            switch (letter) {
              case '%' -> ".*";
              case '_' -> ".";
              default -> Pattern.quote(String.valueOf(letter));
            });
      }
    }
    return Pattern.compile(expression.toString(), flags());
  }

  private static String set(String characters, String text) {
    boolean others = characters.startsWith("^");
    String members = others ? characters.substring(1) : characters;
    int dash = members.indexOf('-', 1);
    boolean range = dash > 0 && Character.isLetter(members.charAt(dash - 1));
    if (range && text.chars().anyMatch(letter -> letter >= ASCII)) {
      // é is between a and f there
      throw DbException.get(ErrorCode.FEATURE_NOT_SUPPORTED_1, "a range of letters with accents");
    }
    StringBuilder set = new StringBuilder(others ? "[^" : "[");
    for (int at = 0; at < members.length(); at++) {
      char letter = members.charAt(at);
      boolean between = letter == '-' && at > 0 && at < members.length() - 1;
      set.append(between || Character.isLetterOrDigit(letter) ? "" : "\\").append(letter);
    }
    return set.append(']').toString();
  }
}
