package dev.assay.pandas.syntax;

import dev.assay.pandas.value.Position;

/** A program's text and the name by which errors call it. */
public final class Source {

  private final String name;
  private final String text;
  private final char[] chars;

  /** The text with line ends of every kind as {@code \n}; a byte order mark is dropped. */
  public Source(String name, String text) {
    this.name = name;
    String lines = text.indexOf('\r') < 0 ? text : text.replace("\r\n", "\n").replace('\r', '\n');
    this.text = lines.startsWith("\uFEFF") ? lines.substring(1) : lines;
    this.chars = this.text.toCharArray();
  }

  public String text() {
    return text;
  }

  /** The text's characters, not to be changed. */
  char[] chars() {
    return chars;
  }

  /** Line and column of an offset, both from 1. */
  public Position position(int offset) {
    int line = 1;
    int lineStart = 0;
    int newline = text.indexOf('\n');
    while (newline >= 0 && newline < offset) {
      line++;
      lineStart = newline + 1;
      newline = text.indexOf('\n', lineStart);
    }
    int column = text.codePointCount(lineStart, Math.min(offset, text.length()));
    return new Position(name, line, column + 1);
  }
}
