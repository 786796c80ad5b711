package dev.assay.pandas.syntax;

import dev.assay.pandas.value.Position;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** A program's text and the name by which errors call it. */
public final class Source {

  private final String name;
  private final String text;
  private final List<Integer> lineStarts = new ArrayList<>();

  /** The text with line ends of every kind as {@code \n}; a byte order mark is dropped. */
  public Source(String name, String text) {
    this.name = name;
    String lines = text.replace("\r\n", "\n").replace('\r', '\n');
    this.text = lines.startsWith("\uFEFF") ? lines.substring(1) : lines;
    lineStarts.add(0);
    for (int at = this.text.indexOf('\n'); at >= 0; at = this.text.indexOf('\n', at + 1)) {
      lineStarts.add(at + 1);
    }
  }

  public String name() {
    return name;
  }

  public String text() {
    return text;
  }

  /** Line and column of an offset, both from 1. */
  public Position position(int offset) {
    int found = Collections.binarySearch(lineStarts, offset);
    int line = found >= 0 ? found : -found - 2;
    int column = text.codePointCount(lineStarts.get(line), Math.min(offset, text.length()));
    return new Position(name, line + 1, column + 1);
  }
}
