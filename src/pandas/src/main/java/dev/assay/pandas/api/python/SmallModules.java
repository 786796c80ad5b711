package dev.assay.pandas.api.python;

import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.PyModule;
import dev.assay.pandas.value.None;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Text;
import java.util.List;

/** The tables of small modules: string, warnings, typing and contextlib. */
final class SmallModules {

  private static final String LOWER = "abcdefghijklmnopqrstuvwxyz";
  private static final String UPPER = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
  private static final String DIGITS = "0123456789";
  private static final String PUNCTUATION = "!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~";
  private static final String BLANKS = " \t\n\r\u000b\f";

  private static final List<String> ACTIONS =
      List.of("error", "ignore", "always", "default", "module", "once");

  private SmallModules() {}

  static List<PyModule> modules() {
    return List.of(string(), warnings(), typing(), BlockContexts.contextlib());
  }

  private static PyModule string() {
    return PyModule.builder("string")
        .value("ascii_lowercase", LOWER)
        .value("ascii_uppercase", UPPER)
        .value("ascii_letters", LOWER + UPPER)
        .value("digits", DIGITS)
        .value("hexdigits", "0123456789abcdefABCDEF")
        .value("octdigits", "01234567")
        .value("punctuation", PUNCTUATION)
        .value("whitespace", BLANKS)
        .value("printable", DIGITS + LOWER + UPPER + PUNCTUATION + BLANKS)
        .refused("capwords", "use ' '.join(word.capitalize() for word in text.split())")
        .refused("Template", "use f-strings or str.format()")
        .build();
  }

  /** Programs silence warnings; there are none. */
  private static PyModule warnings() {
    return PyModule.builder("warnings")
        .function("filterwarnings", "action, *args, **kwargs", SmallModules::filtered)
        .function("simplefilter", "action, *args, **kwargs", SmallModules::filtered)
        .function(
            "catch_warnings",
            "*, record=False, **kwargs",
            args -> BlockContexts.catchingWarnings(args.truth("record")))
        .function("warn", "*args, **kwargs", _ -> None.NONE)
        .build();
  }

  private static Object filtered(Args args) {
    Object action = args.get("action");
    if (!(action instanceof String name && ACTIONS.contains(name))) {
      throw new PythonError(
          "AssertionError", "invalid action: " + Text.repr(action) + "; give one of " + ACTIONS);
    }
    return None.NONE;
  }

  /** Annotations have no effect; their names exist so that importing them works. */
  private static PyModule typing() {
    PyModule.Builder table = PyModule.builder("typing");
    for (String name :
        List.of(
            "Any",
            "Callable",
            "Dict",
            "FrozenSet",
            "Generator",
            "Hashable",
            "Iterable",
            "Iterator",
            "List",
            "Literal",
            "Mapping",
            "MutableMapping",
            "Optional",
            "Sequence",
            "Set",
            "Tuple",
            "Union")) {
      table.value(name, None.NONE);
    }
    return table.build();
  }
}
