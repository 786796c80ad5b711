package dev.assay.agents.reading;

import java.util.List;
import java.util.regex.Pattern;

/**
 * A fenced code block of Markdown.
 *
 * @param tag first word after the opening fence, or empty
 * @param text the lines between the fences, without the indentation of the opening one
 * @param closed whether there was a closing fence
 */
public record FencedBlock(String tag, String text, boolean closed) {

  private static final Pattern BACKTICKS = Pattern.compile("`+");

  /** The blocks of a text, in order; the last one may be open. */
  public static List<FencedBlock> in(String text) {
    return Markdown.parse(text).blocks();
  }

  /**
   * A text as a block that it can't end by itself: its fence is longer than any run of backticks
   * inside.
   */
  public static String around(String text, String tag) {
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
}
