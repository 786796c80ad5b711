package dev.assay.pandas.frame.text;

import dev.assay.pandas.value.CountedText;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.TimeLimit;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Breaks text into lines of at most a width, as Python's {@code textwrap} does. */
public record TextWrap(long width) {

  private static final String SPACE = "[\\t\\n\\x0b\\x0c\\r ]";
  private static final String LETTER = "[^\\d\\W]";
  private static final String IN_WORD = "[\\w!\"'&.,?]";

  /** White space, a dash between words, or a word up to its end, a hyphen or a dash. */
  private static final Pattern PARTS =
      Pattern.compile(
          SPACE
              + "+|(?<="
              + IN_WORD
              + ")-{2,}(?=\\w)|[^\\t\\n\\x0b\\x0c\\r ]+?(?:-(?:(?<="
              + LETTER
              + "{2}-)|(?<="
              + LETTER
              + "-"
              + LETTER
              + "-))(?="
              + LETTER
              + "-?"
              + LETTER
              + ")|(?="
              + SPACE
              + "|\\z)|(?<="
              + IN_WORD
              + ")(?=-{2,}\\w))",
          Pattern.UNICODE_CHARACTER_CLASS);

  /** The lines of a text. */
  public List<String> lines(String text) {
    if (width <= 0) {
      throw PythonError.valueError("invalid width " + width + " (must be > 0)");
    }
    Deque<String> chunks = chunks(text);
    List<String> lines = new ArrayList<>();
    while (!chunks.isEmpty()) {
      TimeLimit.check();
      if (chunks.getFirst().isBlank() && !lines.isEmpty()) {
        chunks.removeFirst();
      }
      List<String> line = line(chunks);
      if (!line.isEmpty()) {
        lines.add(CountedText.join("", line));
      }
    }
    return lines;
  }

  private Deque<String> chunks(String text) {
    Deque<String> chunks = new ArrayDeque<>();
    Matcher matcher = PARTS.matcher(text);
    int from = 0;
    while (matcher.find()) {
      addChunk(chunks, text.substring(from, matcher.start()));
      addChunk(chunks, matcher.group());
      from = matcher.end();
    }
    addChunk(chunks, text.substring(from));
    return chunks;
  }

  private static void addChunk(Deque<String> chunks, String chunk) {
    if (!chunk.isEmpty()) {
      chunks.addLast(chunk);
    }
  }

  /** The chunks of the next line, which leave the rest. */
  private List<String> line(Deque<String> chunks) {
    List<String> line = new ArrayList<>();
    long length = 0;
    while (!chunks.isEmpty() && length + length(chunks.getFirst()) <= width) {
      length += length(chunks.getFirst());
      line.add(chunks.removeFirst());
    }
    if (!chunks.isEmpty() && length(chunks.getFirst()) > width) {
      breakWord(chunks, line, width - length);
    }
    if (!line.isEmpty() && line.getLast().isBlank()) {
      line.removeLast();
    }
    return line;
  }

  /** Puts what fits of a word longer than a line, or all of it on a line of its own. */
  private void breakWord(Deque<String> chunks, List<String> line, long left) {
    String word = chunks.removeFirst();
    int end = word.offsetByCodePoints(0, (int) Math.min(left, length(word)));
    int hyphen = word.lastIndexOf('-', end - 1);
    if (hyphen > 0 && word.substring(0, hyphen).chars().anyMatch(each -> each != '-')) {
      end = hyphen + 1;
    }
    line.add(word.substring(0, end));
    chunks.addFirst(word.substring(end));
  }

  private static long length(String text) {
    return text.codePointCount(0, text.length());
  }
}
