package dev.assay.statemachine;

import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Fills the placeholders of a Terraform {@code templatefile}: {@code ${name}}, with {@code $${} and
 * {@code %%{} for the plain characters. Terraform's directives and expressions are refused.
 */
final class Placeholders {
  private static final Pattern MARK = Pattern.compile("\\$\\$\\{|%%\\{|%\\{|\\$\\{([^}\"\n]*)}?");
  private static final Pattern NAME = Pattern.compile("[A-Za-z_][A-Za-z0-9_-]*");

  private final Map<String, String> values;
  private final Problems problems;

  Placeholders(Map<String, String> values, Problems problems) {
    this.values = values;
    this.problems = problems;
  }

  String fill(String text) {
    return MARK.matcher(text)
        .replaceAll(
            mark -> {
              int line =
                  1 + (int) text.substring(0, mark.start()).chars().filter(c -> c == '\n').count();
              return Matcher.quoteReplacement(replacement(mark.group(), mark.group(1), line));
            });
  }

  private String replacement(String mark, @Nullable String name, int line) {
    if (mark.equals("$${") || mark.equals("%%{")) {
      return mark.substring(1);
    }
    if (mark.equals("%{")) {
      problems.add("line " + line + ": '%{' begins a Terraform directive; write '%%{' or a space");
      return mark;
    }
    String value = name == null ? null : values.get(name);
    if (name == null || !NAME.matcher(name).matches()) {
      problems.add("line " + line + ": '" + mark + "' is not a placeholder of the form ${name}");
    } else if (value == null) {
      problems.add("line " + line + ": placeholder '" + mark + "' has no value");
    }
    return value == null ? "" : value;
  }
}
