package dev.assay.agents.reading;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Code between tags of its own: {@code <sql>…</sql>}, {@code <answer>…</answer>}, {@code [SQL]…}.
 */
final class Elements {

  private static final Pattern OPENING =
      Pattern.compile(
          "[<\\[](sql|query|sql_query|sqlquery|final_sql|answer|final_answer|python|code|tool_call)[>\\]]",
          Pattern.CASE_INSENSITIVE);

  private Elements() {}

  static List<FencedBlock> in(String prose) {
    List<FencedBlock> blocks = new ArrayList<>();
    Matcher opening = OPENING.matcher(prose);
    int from = 0;
    while (opening.find(from)) {
      char bracket = prose.charAt(opening.start());
      String closing = bracket + "/" + opening.group(1) + (bracket == '<' ? '>' : ']');
      int end = prose.indexOf(closing, opening.end());
      if (end < 0) {
        from = opening.end();
      } else {
        String name = opening.group(1);
        String tag = CodeLanguage.isTag(name) ? name : "";
        blocks.add(new FencedBlock(tag, prose.substring(opening.end(), end).strip(), true));
        from = end + closing.length();
      }
    }
    return blocks;
  }
}
