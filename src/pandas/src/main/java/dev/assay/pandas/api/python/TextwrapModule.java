package dev.assay.pandas.api.python;

import dev.assay.pandas.eval.PyModule;
import dev.assay.pandas.value.CountedText;
import org.jspecify.annotations.Nullable;

/** The table of textwrap: the margins of texts that stand in a program. */
final class TextwrapModule {

  private static final String BLANKS = " \t";

  private TextwrapModule() {}

  static PyModule module() {
    return PyModule.builder("textwrap")
        .function("dedent", "text", args -> dedent(args.string("text")))
        .lacking("build the lines with split() and join()", "TextWrapper fill indent shorten wrap")
        .build();
  }

  /** Without the blanks that all lines begin with; lines of nothing but blanks become empty. */
  private static String dedent(String text) {
    String[] lines = text.split("\n", -1);
    String margin = null;
    for (int at = 0; at < lines.length; at++) {
      int blanks = blanks(lines[at]);
      if (blanks == lines[at].length()) {
        lines[at] = "";
      } else {
        margin = common(margin, lines[at].substring(0, blanks));
      }
    }
    if (margin != null) {
      for (int at = 0; at < lines.length; at++) {
        lines[at] = lines[at].isEmpty() ? "" : lines[at].substring(margin.length());
      }
    }
    return CountedText.join("\n", lines);
  }

  private static int blanks(String line) {
    int at = 0;
    while (at < line.length() && BLANKS.indexOf(line.charAt(at)) >= 0) {
      at++;
    }
    return at;
  }

  private static String common(@Nullable String margin, String indent) {
    if (margin == null) {
      return indent;
    }
    int at = 0;
    while (at < margin.length() && at < indent.length() && margin.charAt(at) == indent.charAt(at)) {
      at++;
    }
    return margin.substring(0, at);
  }
}
