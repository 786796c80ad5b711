package dev.assay.workflow.run;

import java.util.List;

/**
 * Bounds what models cause to be said: their code can raise errors of any length, and what crosses
 * the state machine must stay far below its limit of 256 KiB.
 */
public final class Reasons {

  private static final int LONGEST = 500;
  private static final int MOST = 20;

  private Reasons() {}

  /** The text, cut after 500 characters. */
  public static String bounded(String text) {
    if (text.length() <= LONGEST) {
      return text;
    }
    int end = Character.isHighSurrogate(text.charAt(LONGEST - 1)) ? LONGEST - 1 : LONGEST;
    return text.substring(0, end) + "… (" + text.length() + " characters)";
  }

  /** At most 20 of the texts, each cut. */
  public static List<String> bounded(List<String> texts) {
    return texts.stream().limit(MOST).map(Reasons::bounded).toList();
  }
}
