package dev.assay.sql.standin;

import java.util.function.IntPredicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.h2.api.ErrorCode;
import org.h2.message.DbException;
import org.jspecify.annotations.Nullable;

/** SQL Server's patterns with sets of characters: {@code [a-c]}, {@code [^0-9]}. H2 calls them. */
public final class MssqlPatterns {

  private static final int ASCII = 128;
  private static final int FLAGS = Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE | Pattern.DOTALL;

  private MssqlPatterns() {}

  /** Whether the text is like the pattern. */
  public static @Nullable Boolean likeness(@Nullable String text, @Nullable String pattern) {
    if (text == null || pattern == null) {
      return null;
    }
    return Pattern.compile(expression(pattern, text), FLAGS).matcher(text).matches();
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
        Pattern.compile(expression(inner, text) + (open ? "" : "\\z"), FLAGS).matcher(text);
    boolean found = anywhere ? matcher.find() : matcher.lookingAt();
    return found ? (Integer) (matcher.start() + 1) : (Integer) 0;
  }

  private static String expression(String pattern, String text) {
    StringBuilder expression = new StringBuilder();
    for (int at = 0; at < pattern.length(); at++) {
      char letter = pattern.charAt(at);
      if (letter == '[') {
        int close = pattern.indexOf(']', at + 1);
        expression.append(set(pattern.substring(at + 1, Math.max(at + 1, close)), text));
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
    return expression.toString();
  }

  private static String set(String characters, String text) {
    boolean others = characters.startsWith("^");
    String members = others ? characters.substring(1) : characters;
    if (members.isEmpty()) {
      throw lacking("a pattern with [ that no ] closes, or with nothing in between");
    }
    StringBuilder set = new StringBuilder(others ? "[^" : "[");
    for (int at = 0; at < members.length(); at++) {
      char letter = members.charAt(at);
      if (at + 2 < members.length() && members.charAt(at + 1) == '-') {
        checkRange(letter, members.charAt(at + 2), text);
        set.append(letter).append('-').append(members.charAt(at + 2));
        at += 2;
      } else {
        set.append(Character.isLetterOrDigit(letter) ? "" : "\\").append(letter);
      }
    }
    return set.append(']').toString();
  }

  /** Other ranges have the order of the server's collation, which is not that of the characters. */
  private static void checkRange(char first, char last, String text) {
    boolean digits = isBetween('0', first, last, '9');
    boolean letters = isBetween('a', first, last, 'z') || isBetween('A', first, last, 'Z');
    if (!digits && !letters) {
      throw lacking("the range of characters [%s-%s]".formatted(first, last));
    }
    // é is between a and f there, and ² between 1 and 3
    IntPredicate alike =
        letters
            ? Character::isLetter
            : each -> Character.isDigit(each) || Character.getType(each) == Character.OTHER_NUMBER;
    if (text.chars().anyMatch(each -> each >= ASCII && alike.test(each))) {
      throw lacking("a range of characters on a text with others than those of ASCII");
    }
  }

  private static boolean isBetween(char least, char first, char last, char greatest) {
    return least <= first && first <= last && last <= greatest;
  }

  private static DbException lacking(String what) {
    return DbException.get(ErrorCode.FEATURE_NOT_SUPPORTED_1, what);
  }
}
