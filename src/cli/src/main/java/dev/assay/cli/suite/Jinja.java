package dev.assay.cli.suite;

import java.util.regex.Pattern;

/** The templates that dbt and SQLMesh execute wherever they find them in their files. */
final class Jinja {

  private static final Pattern BEGIN = Pattern.compile("\\{[{%#]");

  private Jinja() {}

  /** The text, from which templates make the text itself. */
  static String escaped(String text) {
    return BEGIN.matcher(text).replaceAll("{{ '$0' }}");
  }
}
