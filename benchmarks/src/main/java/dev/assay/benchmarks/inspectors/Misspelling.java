package dev.assay.benchmarks.inspectors;

import java.util.Locale;
import java.util.random.RandomGenerator;

/**
 * Writes words as people do who do not look: a letter too many, too few, or another; other case.
 */
public record Misspelling(RandomGenerator random) {

  private static final String LETTERS = "abcdefghijklmnopqrstuvwxyz";

  /** The text with one letter left out, added, replaced or changed with its neighbour. */
  public String of(String text) {
    int at = random.nextInt(text.length());
    char letter = LETTERS.charAt(random.nextInt(LETTERS.length()));
    String before = text.substring(0, at);
    String after = text.substring(at + 1);
    return switch (random.nextInt(4)) {
      case 0 -> text.length() > 2 ? before + after : text + letter;
      case 1 -> before + letter + text.substring(at);
      case 2 -> at > 0 ? swapped(text, at) : before + letter + after;
      default -> before + letter + after;
    };
  }

  private static String swapped(String text, int at) {
    return text.substring(0, at - 1)
        + text.charAt(at)
        + text.charAt(at - 1)
        + text.substring(at + 1);
  }

  /** The text in another case. */
  public String recased(String text) {
    return switch (random.nextInt(3)) {
      case 0 -> text.toLowerCase(Locale.ROOT);
      case 1 -> text.toUpperCase(Locale.ROOT);
      default -> {
        int first = text.codePointAt(0);
        int other =
            Character.isUpperCase(first)
                ? Character.toLowerCase(first)
                : Character.toUpperCase(first);
        yield Character.toString(other) + text.substring(Character.charCount(first));
      }
    };
  }
}
