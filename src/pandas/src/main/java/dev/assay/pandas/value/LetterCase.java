package dev.assay.pandas.value;

import java.util.Locale;

/**
 * Capital and small letters of texts of any length, in time that grows as the text does. Java's own
 * copies all that follows for each letter that becomes several, and looks through the whole word
 * for each sigma.
 */
public final class LetterCase {

  private static final int PIECE = 1 << 10;

  /** The one letter whose small form is two code points. */
  private static final char DOTTED_I = 'İ';

  private static final char SIGMA = 'Σ';
  private static final char SMALL_SIGMA = 'σ';
  private static final char FINAL_SIGMA = 'ς';

  /** Signs within words that neither end them nor have a case, beside marks and modifiers. */
  private static final String WITHIN_WORDS = "'.:·՟״‘’․‧︓﹒﹕＇．：";

  private LetterCase() {}

  /** No letter's capital depends on the letters beside it: pieces are as good as the whole. */
  public static String upper(String text) {
    if (text.length() <= PIECE) {
      return text.toUpperCase(Locale.ROOT);
    }
    TextBuilder out = new TextBuilder(text.length());
    for (int from = 0; from < text.length(); ) {
      TimeLimit.check();
      int end = Math.min(text.length(), from + PIECE);
      boolean halved = end < text.length() && Character.isLowSurrogate(text.charAt(end));
      int next = halved ? end + 1 : end;
      out.append(text.substring(from, next).toUpperCase(Locale.ROOT));
      from = next;
    }
    return out.toString();
  }

  /** A sigma that ends a word has a small letter of its own. */
  public static String lower(String text) {
    if (text.length() <= PIECE || text.indexOf(DOTTED_I) < 0 && text.indexOf(SIGMA) < 0) {
      return text.toLowerCase(Locale.ROOT);
    }
    TextBuilder out = new TextBuilder(text.length());
    boolean withinWord = false;
    for (int at = 0; at < text.length(); ) {
      TimeLimit.check();
      int point = text.codePointAt(at);
      int next = at + Character.charCount(point);
      if (point == DOTTED_I) {
        out.append("i̇");
      } else if (point == SIGMA) {
        boolean ends = withinWord && !goesOn(text, next);
        out.append(ends ? FINAL_SIGMA : SMALL_SIGMA);
      } else {
        out.appendCodePoint(Character.toLowerCase(point));
      }
      withinWord = isIgnored(point) ? withinWord : isCased(point);
      at = next;
    }
    return out.toString();
  }

  /** Whether a letter follows, behind signs that do not count. */
  private static boolean goesOn(String text, int from) {
    int at = from;
    while (at < text.length() && isIgnored(text.codePointAt(at))) {
      TimeLimit.check();
      at += Character.charCount(text.codePointAt(at));
    }
    return at < text.length() && isCased(text.codePointAt(at));
  }

  private static boolean isIgnored(int point) {
    return switch (Character.getType(point)) {
      case Character.NON_SPACING_MARK,
          Character.ENCLOSING_MARK,
          Character.FORMAT,
          Character.MODIFIER_LETTER,
          Character.MODIFIER_SYMBOL ->
          true;
      default -> WITHIN_WORDS.indexOf(point) >= 0;
    };
  }

  /** Whether a letter has a case. */
  public static boolean isCased(int point) {
    return Character.isUpperCase(point)
        || Character.isLowerCase(point)
        || Character.isTitleCase(point);
  }
}
