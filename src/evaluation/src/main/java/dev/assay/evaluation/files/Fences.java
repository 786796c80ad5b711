package dev.assay.evaluation.files;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** SQL that was left in the Markdown fence of a model's answer. */
final class Fences {

  private static final Pattern FENCED =
      Pattern.compile("\\s*```(?:[A-Za-z0-9]{0,12}\\s)?(.*?)```\\s*", Pattern.DOTALL);

  private Fences() {}

  /** The SQL alone, or the text as it is where nothing fences all of it. */
  static String without(String sql) {
    Matcher fenced = FENCED.matcher(sql);
    return fenced.matches() ? fenced.group(1).strip() : sql;
  }
}
