package dev.assay.agents;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A fenced code block of Markdown, as CommonMark 0.31 (4.5) has them, at any indentation.
 *
 * @param tag first word after the opening fence, or empty
 * @param text the lines between the fences, without the indentation of the opening one
 * @param closed whether there was a closing fence
 */
record FencedBlock(String tag, String text, boolean closed) {

  private static final Pattern OPENING =
      Pattern.compile("(\\s*+)(`{3,}+|~{3,}+)\\s*+([^\\s`]*+)[^`]*+");
  private static final Pattern BACKTICKS = Pattern.compile("`+");

  /** The blocks of a text, in order; the last one may be open. */
  static List<FencedBlock> in(String text) {
    List<FencedBlock> blocks = new ArrayList<>();
    List<String> lines = text.lines().toList();
    int next = 0;
    while (next < lines.size()) {
      Matcher opening = OPENING.matcher(lines.get(next++));
      if (opening.matches()) {
        int end = closing(lines, next, opening.group(2));
        String code = dedented(lines.subList(next, end), opening.group(1).length());
        blocks.add(new FencedBlock(opening.group(3), code, end < lines.size()));
        next = end + 1;
      }
    }
    return blocks;
  }

  /**
   * A text as a block that it can't end by itself: its fence is longer than any run of backticks
   * inside.
   */
  static String around(String text, String tag) {
    int longest =
        BACKTICKS.matcher(text).results().mapToInt(run -> run.group().length()).max().orElse(0);
    String fence = "`".repeat(Math.max(3, longest + 1));
    return fence + tag + "\n" + withoutLastLineEnds(text) + "\n" + fence;
  }

  private static String withoutLastLineEnds(String text) {
    int end = text.length();
    while (end > 0 && (text.charAt(end - 1) == '\n' || text.charAt(end - 1) == '\r')) {
      end--;
    }
    return text.substring(0, end);
  }

  /** Index of the line that closes a block, or the number of lines if none does. */
  private static int closing(List<String> lines, int from, String fence) {
    for (int i = from; i < lines.size(); i++) {
      String line = lines.get(i).strip();
      if (line.length() >= fence.length() && isRunOf(fence.charAt(0), line)) {
        return i;
      }
    }
    return lines.size();
  }

  private static boolean isRunOf(char character, String line) {
    return line.chars().allMatch(c -> c == character);
  }

  private static String dedented(List<String> lines, int indentation) {
    return String.join("\n", lines.stream().map(line -> dedent(line, indentation)).toList());
  }

  private static String dedent(String line, int indentation) {
    int start = 0;
    while (start < indentation
        && start < line.length()
        && Character.isWhitespace(line.charAt(start))) {
      start++;
    }
    return line.substring(start);
  }
}
