package dev.assay.agents.reading;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a model writes for itself: {@code <think>…</think>} and its kin, with both tags, the closing
 * one alone (some chat templates open it in the prompt) or the opening one alone. Quoted tags are
 * text like any other.
 */
public final class Thoughts {

  private static final String NAMES =
      "think|thinking|thought|thoughts|reasoning|reflection|scratchpad|analysis";
  private static final Pattern TAG =
      Pattern.compile(
          "[<◁](/?)(?:\\w{1,12}:)?(?:"
              + NAMES
              + ")[>▷]|(?-i:\\[(/?)THINK])|<\\|(?:(?:begin|start)|(end))_(?:of_)?(?:thought|thinking)\\|>",
          Pattern.CASE_INSENSITIVE);
  private static final Pattern CHANNEL =
      Pattern.compile("<\\|channel\\|>\\s*final[^<]{0,40}<\\|message\\|>");
  private static final Pattern CHANNELS = Pattern.compile("<\\|channel\\|>");
  private static final Pattern ENDS =
      Pattern.compile(
          "<\\|(?:im_end|im_start|eot_id|end|return|endoftext|end_of_text)\\|>|</s>|<s>"
              + "|<\\|(?:begin|end)_of_(?:solution|box)\\|>|<\\|(?:START|END)_RESPONSE\\|>"
              + "|\\[/?INST]|<end_of_turn>|<｜end▁of▁sentence｜>|[\uFEFF\u200B]");

  private Thoughts() {}

  /** The answer without what was thought, and without marks of templates that leaked into it. */
  public static String without(String answer) {
    return ENDS.matcher(outsideTags(finalChannel(answer))).replaceAll("");
  }

  /** Models of the harmony format name a channel for each part. */
  private static String finalChannel(String answer) {
    Matcher channel = CHANNEL.matcher(answer);
    int start = -1;
    while (channel.find()) {
      start = channel.end();
    }
    if (start >= 0) {
      return answer.substring(start);
    }
    return CHANNELS.matcher(answer).find() ? "" : answer;
  }

  private static String outsideTags(String answer) {
    StringBuilder rest = new StringBuilder();
    Matcher tag = TAG.matcher(answer);
    int from = 0;
    boolean open = false;
    while (tag.find()) {
      if (isQuoted(answer, tag.start(), tag.end())) {
        continue;
      }
      boolean closes = isClosing(tag);
      if (closes && !open) {
        // the opening tag stood in the prompt: all that came before was thought
        rest.setLength(0);
      } else if (!open) {
        rest.append(answer, from, tag.start());
      }
      // who thinks may name the tag: one that closes ends all
      open = !closes;
      from = tag.end();
    }
    return open ? rest.toString() : rest.append(answer, from, answer.length()).toString();
  }

  private static boolean isClosing(Matcher tag) {
    return "/".equals(tag.group(1)) || "/".equals(tag.group(2)) || tag.group(3) != null;
  }

  private static boolean isQuoted(String text, int start, int end) {
    if (start == 0 || end == text.length()) {
      return false;
    }
    char before = text.charAt(start - 1);
    char after = text.charAt(end);
    boolean fence = text.startsWith("```", end) || text.startsWith("```", start - 3);
    return !fence && "'\"%`".indexOf(before) >= 0 && "'\"%`".indexOf(after) >= 0;
  }
}
