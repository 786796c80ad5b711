package dev.assay.report;

import static j2html.TagCreator.code;
import static j2html.TagCreator.del;
import static j2html.TagCreator.ins;
import static j2html.TagCreator.pre;
import static j2html.TagCreator.text;

import com.github.difflib.DiffUtils;
import com.github.difflib.patch.AbstractDelta;
import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** What a revision changed, word by word: removed and added words within the new SQL. */
final class SqlDiff {

  private static final Pattern WORD =
      Pattern.compile(
          "'(?:[^']|'')*+'|\"(?:[^\"]|\"\")*+\"|`[^`]*`|\\w+|\\s+|[<>!=|]+|[^\\s\\w]",
          Pattern.UNICODE_CHARACTER_CLASS);

  /** Longer texts are shown as they are: comparing them would take too long. */
  private static final int MOST_WORDS = 4_000;

  private SqlDiff() {}

  /** The new SQL with what was removed and added marked. */
  static DomContent block(String before, String after) {
    return pre()
        .attr("tabindex", "0")
        .attr("aria-label", "What the revision changed")
        .with(code().with(parts(words(before), words(after))));
  }

  private static List<DomContent> parts(List<String> before, List<String> after) {
    if (before.size() > MOST_WORDS || after.size() > MOST_WORDS) {
      return Code.SQL.parts(String.join("", after));
    }
    List<DomContent> parts = new ArrayList<>();
    for (AbstractDelta<String> delta : DiffUtils.diff(before, after, true).getDeltas()) {
      String removed = String.join("", delta.getSource().getLines());
      String added = String.join("", delta.getTarget().getLines());
      switch (delta.getType()) {
        case EQUAL -> parts.add(text(added));
        case DELETE -> parts.add(del(removed));
        case INSERT -> parts.add(ins(added));
        case CHANGE -> {
          parts.add(del(removed));
          parts.add(ins(added));
        }
      }
    }
    return parts;
  }

  private static List<String> words(String sql) {
    return WORD.matcher(Text.lines(sql)).results().map(MatchResult::group).toList();
  }
}
