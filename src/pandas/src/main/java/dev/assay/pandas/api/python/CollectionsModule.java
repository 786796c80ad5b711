package dev.assay.pandas.api.python;

import dev.assay.pandas.eval.PyModule;

/** The table of the module {@code collections}. */
final class CollectionsModule {

  private CollectionsModule() {}

  static PyModule module() {
    return PyModule.builder("collections")
        .value("Counter", CounterDict.TYPE)
        .value("defaultdict", DefaultDict.TYPE)
        .value("OrderedDict", OrderedDict.TYPE)
        .function(
            "namedtuple",
            "typename, field_names, *, !rename=False, defaults=None",
            NamedTuples::create)
        .value("deque", Deque.TYPE)
        .value("ChainMap", ChainMap.TYPE)
        .lacking("use dict, list or str", "UserDict UserList UserString abc")
        .build();
  }
}
