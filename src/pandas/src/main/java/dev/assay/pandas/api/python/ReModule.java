package dev.assay.pandas.api.python;

import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Exceptions;
import dev.assay.pandas.eval.PyModule;
import dev.assay.pandas.value.None;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Regex;
import dev.assay.pandas.value.TextBuilder;
import java.util.Map;

/** The table of the module {@code re}. */
public final class ReModule {

  private static final String SPECIAL = "()[]{}?*+-|^$\\.&~# \t\n\r\u000b\f";
  private static final Map<String, Integer> FLAGS =
      Map.ofEntries(
          Map.entry("I", Regex.IGNORECASE),
          Map.entry("IGNORECASE", Regex.IGNORECASE),
          Map.entry("M", Regex.MULTILINE),
          Map.entry("MULTILINE", Regex.MULTILINE),
          Map.entry("S", Regex.DOTALL),
          Map.entry("DOTALL", Regex.DOTALL),
          Map.entry("X", Regex.VERBOSE),
          Map.entry("VERBOSE", Regex.VERBOSE),
          Map.entry("A", Regex.ASCII),
          Map.entry("ASCII", Regex.ASCII),
          Map.entry("U", 32),
          Map.entry("UNICODE", 32));

  private ReModule() {}

  static PyModule module() {
    PyModule.Builder table =
        PyModule.builder("re")
            .function("compile", "pattern, flags=0", ReModule::pattern)
            .function("search", "pattern, string, flags=0", args -> pattern(args).search(args))
            .function("match", "pattern, string, flags=0", args -> pattern(args).match(args))
            .function(
                "fullmatch", "pattern, string, flags=0", args -> pattern(args).fullMatch(args))
            .function("findall", "pattern, string, flags=0", args -> pattern(args).findAll(args))
            .function("finditer", "pattern, string, flags=0", args -> pattern(args).findIter(args))
            .function(
                "split", "pattern, string, maxsplit=0, flags=0", args -> pattern(args).split(args))
            .function(
                "sub", "pattern, repl, string, count=0, flags=0", args -> pattern(args).sub(args))
            .function(
                "subn", "pattern, repl, string, count=0, flags=0", args -> pattern(args).subn(args))
            .function("escape", "pattern", args -> escape(args.string("pattern")))
            .function("purge", "", _ -> None.NONE)
            .value("error", Exceptions.type("error"))
            .value("Pattern", PatternValue.TYPE)
            .value("Match", MatchValue.TYPE);
    FLAGS.forEach((name, value) -> table.value(name, (long) value));
    table.value("NOFLAG", 0L);
    table.lacking("leave it out", "DEBUG L LOCALE RegexFlag Scanner T TEMPLATE template");
    return table.build();
  }

  private static PatternValue pattern(Args args) {
    int flags = args.count("flags");
    if (args.get("pattern") instanceof PatternValue known) {
      if (flags != 0) {
        throw PythonError.valueError("cannot process flags argument with a compiled pattern");
      }
      return known;
    }
    if (!(args.get("pattern") instanceof String text)) {
      throw PythonError.typeError("first argument must be string or compiled pattern");
    }
    return PatternValue.compile(text, flags);
  }

  /** The text as a pattern that matches nothing else. */
  public static String escape(String text) {
    TextBuilder out = new TextBuilder();
    text.chars().forEach(c -> out.append(SPECIAL.indexOf(c) >= 0 ? "\\" : "").append((char) c));
    return out.toString();
  }
}
