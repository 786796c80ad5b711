package dev.assay.pandas.api.csv;

import dev.assay.pandas.eval.Args;
import dev.assay.pandas.frame.csv.CsvFormat;
import dev.assay.pandas.value.PythonError;
import org.jspecify.annotations.Nullable;

/** How the arguments of {@code pd.read_csv} say that values are separated and quoted. */
final class CsvSyntax {

  private CsvSyntax() {}

  static CsvFormat of(Args args) {
    String separator =
        args.optional("delimiter") == null ? separator(args) : args.string("delimiter");
    boolean blanks = separator.equals("\\s+") || args.truth("delim_whitespace");
    if (separator.isEmpty()) {
      throw PythonError.typeError("sep must be a character or a pattern");
    }
    return new CsvFormat(
        separator.charAt(0),
        blanks,
        separator.length() == 1 || blanks ? null : separator,
        character(args, "quotechar"),
        character(args, "comment"),
        args.truth("skipinitialspace"),
        args.truth("skip_blank_lines"));
  }

  private static @Nullable Character character(Args args, String name) {
    String text = args.optionalString(name);
    if (text != null && text.length() != 1) {
      throw PythonError.typeError('"' + name + "\" must be a 1-character string");
    }
    return text == null ? null : Character.valueOf(text.charAt(0));
  }

  private static String separator(Args args) {
    if (!args.has("sep")) {
      return args.function().equals("read_table") ? "\t" : ",";
    }
    if (args.optional("sep") == null) {
      throw PythonError.unsupported("read_csv(sep=None)", "write the separator, such as sep=','");
    }
    return args.string("sep");
  }
}
