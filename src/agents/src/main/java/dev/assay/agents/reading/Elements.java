package dev.assay.agents.reading;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Code between tags of its own: {@code <sql>…</sql>}, {@code <answer>…</answer>}, {@code [SQL]…},
 * {@code <code class="language-sql">…}, {@code <parameter name="sql">…}; the innermost where they
 * are nested.
 */
final class Elements {

  private static final Pattern OPENING =
      Pattern.compile(
          "[<\\[](sql|query|sql_query|sqlquery|final_sql|answer|final_answer|python|code|tool_call"
              + "|parameter)(?:[\\s=][^<>\\[\\]\\n]{0,80})?[>\\]]",
          Pattern.CASE_INSENSITIVE);

  private static final Pattern CDATA = Pattern.compile("<!\\[CDATA\\[|]]>");

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
        String text = prose.substring(opening.end(), end);
        List<FencedBlock> inner = in(text);
        blocks.addAll(inner.isEmpty() ? List.of(new FencedBlock(tag, plain(text), true)) : inner);
        from = end + closing.length();
      }
    }
    return blocks;
  }

  /** A text as it was before it was put between tags. */
  private static String plain(String text) {
    return CDATA
        .matcher(text)
        .replaceAll("")
        .replace("&lt;", "<")
        .replace("&gt;", ">")
        .replace("&quot;", "\"")
        .replace("&#39;", "'")
        .replace("&amp;", "&")
        .strip();
  }
}
