package dev.assay.sql;

/** Texts as Python writes them. */
final class PythonText {

  private PythonText() {}

  /** Python prefers single quotes, and takes double ones where the text has single ones alone. */
  static String of(String text) {
    String escaped = text.replace("\\", "\\\\").replace("\n", "\\n").replace("\t", "\\t");
    if (text.contains("'") && !text.contains("\"")) {
      return '"' + escaped + '"';
    }
    return "'" + escaped.replace("'", "\\'") + "'";
  }
}
