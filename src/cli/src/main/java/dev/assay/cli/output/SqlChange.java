package dev.assay.cli.output;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * One place in which a revision differs from the candidate before it: the tokens that were there,
 * and those that are there instead. White space and line breaks do not count.
 */
record SqlChange(String before, String after) {

  private static final Pattern TOKEN =
      Pattern.compile(
          "'(?:[^']|'')*+'|\"(?:[^\"]|\"\")*+\"|`[^`]*`|\\w+|[<>!=|]+|[^\\s\\w]",
          Pattern.UNICODE_CHARACTER_CLASS);

  /** Longer texts are not compared: the table of their tokens would not be worth its memory. */
  private static final int MOST_TOKENS = 2_000;

  /** The changes from one text to the other, in order; none when only white space differs. */
  static List<SqlChange> between(String before, String after) {
    List<String> old = tokens(before);
    List<String> now = tokens(after);
    if (old.size() > MOST_TOKENS || now.size() > MOST_TOKENS) {
      return List.of(new SqlChange(before.strip(), after.strip()));
    }
    int[][] common = commonSuffixes(old, now);
    List<SqlChange> changes = new ArrayList<>();
    List<String> removed = new ArrayList<>();
    List<String> added = new ArrayList<>();
    int left = 0;
    int right = 0;
    while (left < old.size() || right < now.size()) {
      if (left < old.size() && right < now.size() && old.get(left).equals(now.get(right))) {
        collect(removed, added, changes);
        left++;
        right++;
      } else if (right == now.size()
          || left < old.size() && common[left + 1][right] >= common[left][right + 1]) {
        removed.add(old.get(left++));
      } else {
        added.add(now.get(right++));
      }
    }
    collect(removed, added, changes);
    return changes;
  }

  /** The change on one line, as a person would say it. */
  String describe() {
    if (before.isEmpty()) {
      return "added " + after;
    }
    return after.isEmpty() ? "removed " + before : "%s became %s".formatted(before, after);
  }

  private static List<String> tokens(String sql) {
    String text = sql.strip();
    String bare = text.endsWith(";") ? text.substring(0, text.length() - 1) : text;
    return TOKEN.matcher(bare).results().map(MatchResult::group).toList();
  }

  /** Lengths of the longest common subsequences of what follows each pair of positions. */
  private static int[][] commonSuffixes(List<String> old, List<String> now) {
    int[][] common = new int[old.size() + 1][now.size() + 1];
    for (int left = old.size() - 1; left >= 0; left--) {
      for (int right = now.size() - 1; right >= 0; right--) {
        common[left][right] =
            old.get(left).equals(now.get(right))
                ? common[left + 1][right + 1] + 1
                : Math.max(common[left + 1][right], common[left][right + 1]);
      }
    }
    return common;
  }

  private static void collect(List<String> removed, List<String> added, List<SqlChange> changes) {
    if (!removed.isEmpty() || !added.isEmpty()) {
      changes.add(new SqlChange(String.join(" ", removed), String.join(" ", added)));
      removed.clear();
      added.clear();
    }
  }
}
