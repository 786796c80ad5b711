package dev.assay.sql;

/**
 * A token of an SQL text and its place in it.
 *
 * @param text the word, number or symbol as written; of names and strings, what is inside the
 *     quotes
 * @param start offset of the first character, in UTF-16 units
 * @param end offset after the last one
 */
public record SqlToken(Kind kind, String text, int start, int end) {

  /** What a token is. */
  public enum Kind {
    WORD,
    QUOTED_NAME,
    STRING,
    NUMBER,
    SYMBOL
  }

  /** Whether it is that word, unquoted, in any case. */
  public boolean isWord(String word) {
    return kind == Kind.WORD && text.equalsIgnoreCase(word);
  }

  /** Whether it is that symbol. */
  public boolean isSymbol(char symbol) {
    return kind == Kind.SYMBOL && text.charAt(0) == symbol;
  }

  /** Whether it may name something: a word or a quoted name. */
  public boolean isName() {
    return kind == Kind.WORD || kind == Kind.QUOTED_NAME;
  }
}
