package dev.assay.cli.pandas;

import dev.assay.pandas.PandasException;
import dev.assay.pandas.Shown;
import java.io.PrintWriter;

/** Where the outcomes of programs are written. */
interface ProgramOutput {

  /** What a program gave. */
  void result(ProgramFile program, Shown shown);

  /** What a program ended in. */
  void error(ProgramFile program, PandasException failure);

  /** A file that could not be run. */
  void unreadable(UnreadableFile file);

  /** How outcomes are written. */
  enum Format {
    /** For people. */
    table,
    /** One line a program, for programs. */
    json
  }

  /**
   * The output of a format.
   *
   * @param many whether outcomes of several programs come, so that each says whose it is
   */
  static ProgramOutput of(Format format, PrintWriter out, PrintWriter err, boolean many) {
    return switch (format) {
      case table -> new TextOutput(out, err, many);
      case json -> new JsonOutput(out);
    };
  }
}
