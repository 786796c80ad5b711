package dev.assay.pandas.builtins.python;

import dev.assay.pandas.eval.Exceptions;
import dev.assay.pandas.eval.PyModule;

/** The table of the module {@code json}, of text in memory. */
final class JsonModule {

  private JsonModule() {}

  static PyModule module() {
    return PyModule.builder("json")
        .function("loads", "s", args -> new JsonReader(args).all())
        .function(
            "dumps",
            "obj, *, indent=None, ensure_ascii=True, sort_keys=False, separators=None,"
                + " default=None",
            args -> new JsonWriter(args).all())
        .value("JSONDecodeError", Exceptions.type("JSONDecodeError"))
        .refused("load", "there are no files; use json.loads(text)")
        .refused("dump", "there are no files; use json.dumps(value)")
        .build();
  }
}
