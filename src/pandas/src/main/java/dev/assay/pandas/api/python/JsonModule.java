package dev.assay.pandas.api.python;

import dev.assay.pandas.eval.Exceptions;
import dev.assay.pandas.eval.PyModule;

/** The table of the module {@code json}, of text in memory. */
final class JsonModule {

  private JsonModule() {}

  static PyModule module() {
    return PyModule.builder("json")
        .function(
            "loads",
            "s, *, !cls=None, !object_hook=None, !parse_float=None, !parse_int=None,"
                + " !parse_constant=None, !object_pairs_hook=None",
            args -> new JsonReader(args).all())
        .function(
            "dumps",
            "obj, *, !skipkeys=False, ensure_ascii=True, !check_circular=True, !allow_nan=True,"
                + " !cls=None, indent=None, separators=None, default=None, sort_keys=False",
            args -> new JsonWriter(args).all())
        .value("JSONDecodeError", Exceptions.type("JSONDecodeError"))
        .refused("load", "there are no files; use json.loads(text)")
        .refused("dump", "there are no files; use json.dumps(value)")
        .build();
  }
}
