package dev.assay.pandas.api.python;

import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Regex;
import dev.assay.pandas.value.TextBuilder;
import java.util.ArrayList;
import java.util.List;

/** The replacement text of {@code re.sub}: characters and references to groups. */
final class ReplacementTemplate {

  private static final String ESCAPES = "\\nrtfvab";
  private static final String MEANING = "\\\n\r\t\f\u000b\u0007\b";

  /** Texts as String, groups as Integer. */
  private final List<Object> parts = new ArrayList<>();

  private final Regex regex;
  private final String template;
  private int at;

  private ReplacementTemplate(String template, Regex regex) {
    this.template = template;
    this.regex = regex;
  }

  static ReplacementTemplate parse(String template, Regex regex) {
    ReplacementTemplate parsed = new ReplacementTemplate(template, regex);
    parsed.parse();
    return parsed;
  }

  /** The text that replaces a match; a group that took no part is empty. */
  String fill(MatchValue match) {
    TextBuilder out = new TextBuilder();
    for (Object part : parts) {
      out.append(part instanceof Integer group ? match.group(group, "") : part);
    }
    return out.toString();
  }

  private void parse() {
    TextBuilder chars = new TextBuilder();
    while (at < template.length()) {
      char next = template.charAt(at++);
      if (next != '\\') {
        chars.append(next);
        continue;
      }
      if (at >= template.length()) {
        throw error("bad escape (end of pattern)");
      }
      char kind = template.charAt(at++);
      if (kind == 'g') {
        group(chars, named());
      } else if (kind >= '1' && kind <= '9') {
        group(chars, numbered());
      } else {
        chars.append(character(kind));
      }
    }
    parts.add(chars.toString());
  }

  private void group(TextBuilder chars, int group) {
    if (group > regex.groups()) {
      throw error("invalid group reference " + group);
    }
    parts.add(chars.toString());
    chars.setLength(0);
    parts.add(group);
  }

  private int numbered() {
    int start = at - 1;
    if (at < template.length() && Character.isDigit(template.charAt(at))) {
      at++;
    }
    return Integer.parseInt(template.substring(start, at));
  }

  private int named() {
    int close = template.indexOf('>', at);
    if (at >= template.length() || template.charAt(at) != '<' || close < 0) {
      throw error("missing <");
    }
    String name = template.substring(at + 1, close);
    at = close + 1;
    if (name.matches("\\d{1,4}")) {
      return Integer.parseInt(name);
    }
    Integer group = regex.names().get(name);
    if (group == null) {
      throw PythonError.indexError("unknown group name '" + name + "'");
    }
    return group;
  }

  private String character(char kind) {
    int escape = ESCAPES.indexOf(kind);
    if (escape >= 0) {
      return String.valueOf(MEANING.charAt(escape));
    }
    if (kind == '0') {
      return "\0";
    }
    if (Character.isLetter(kind)) {
      throw error("bad escape \\" + kind);
    }
    return "\\" + kind;
  }

  private PythonError error(String message) {
    return new PythonError("error", message + " at position " + Math.max(0, at - 1));
  }
}
