package dev.assay.agents.reading;

import java.util.regex.MatchResult;
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
          "[<◁] ?(/?) ?(?:\\w{1,12}:)?(?:"
              + NAMES
              + ")(?:\\s[^<>]{0,80})?[>▷]|(?-i:\\[(/?)THINK])|<\\|(?:(?:begin|start)|(end))_(?:of_)?(?:thought|thinking)\\|>"
              + "|<\\|(/?)(?:think|thinking|thought|reasoning)\\|>",
          Pattern.CASE_INSENSITIVE);
  private static final String TO_THE_MESSAGE = "(?:[^<]|<\\|constrain\\|>){0,80}<\\|message\\|>";
  private static final Pattern CHANNEL =
      Pattern.compile("<\\|channel\\|>\\s*final" + TO_THE_MESSAGE);

  /** A tool is called in this channel; who is only told something is not named. */
  private static final Pattern CALL =
      Pattern.compile(
          "(?:<\\|channel\\|>\\s*commentary[^<]{0,20}\\bto=|\\bto=[\\w.]{1,60}\\s*<\\|channel\\|>\\s*commentary)"
              + TO_THE_MESSAGE);

  /** Channels whose marks a server has taken away. */
  private static final Pattern WITHOUT_MARKS =
      Pattern.compile("\\s*(?:analysis|commentary).*assistantfinal(.*)", Pattern.DOTALL);

  private static final Pattern CHANNELS = Pattern.compile("<\\|channel\\|>");
  private static final Pattern ENDS =
      Pattern.compile(
          "<\\|[A-Za-z]\\w{1,30}\\|>|<｜[^｜<>\\s]{1,40}｜>|</?s>|\\[/?INST]|<(?:start|end)_of_turn>"
              + "|[\uFEFF\u200B]");

  private Thoughts() {}

  /** The answer without what was thought, and without marks of templates that leaked into it. */
  public static String without(String answer) {
    return ENDS.matcher(outsideTags(finalChannel(answer))).replaceAll("");
  }

  /** Models of the harmony format name a channel for each part. */
  private static String finalChannel(String answer) {
    int answered = lastEnd(CHANNEL, answer);
    int start = answered < 0 ? lastEnd(CALL, answer) : answered;
    if (start >= 0) {
      return answer.substring(start);
    }
    Matcher withoutMarks = WITHOUT_MARKS.matcher(answer);
    if (withoutMarks.matches()) {
      return withoutMarks.group(1);
    }
    return CHANNELS.matcher(answer).find() ? "" : answer;
  }

  private static int lastEnd(Pattern channel, String answer) {
    return channel.matcher(answer).results().mapToInt(MatchResult::end).max().orElse(-1);
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
    return "/".equals(tag.group(1))
        || "/".equals(tag.group(2))
        || tag.group(3) != null
        || "/".equals(tag.group(4));
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
