package dev.assay.sql;

/**
 * A token of an SQL text and its place in it.
 *
 * @param text the word, number or symbol as written; of names and strings, what is inside the
 *     quotes
 * @param start offset of the first character, in UTF-16 units
 * @param end offset after the last one
 */
record SqlToken(Kind kind, String text, int start, int end) {

  enum Kind {
    WORD,
    QUOTED_NAME,
    STRING,
    NUMBER,
    SYMBOL
  }

  boolean isWord(String word) {
    return kind == Kind.WORD && text.equalsIgnoreCase(word);
  }

  boolean isSymbol(char symbol) {
    return kind == Kind.SYMBOL && text.charAt(0) == symbol;
  }

  boolean isName() {
    return kind == Kind.WORD || kind == Kind.QUOTED_NAME;
  }
}
