package dev.assay.pandas.api.python;

import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.value.None;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.Text;

/** {@code collections.defaultdict}: reading a missing key puts a new value there. */
final class DefaultDict extends PyDict {

  static final PyType<DefaultDict> TYPE =
      PyType.builder("defaultdict", DefaultDict.class)
          .module("collections")
          .doc("a dict that makes what is missing")
          .bases(DictType.TYPE)
          .constructor("default_factory=None, iterable=(), /, **entries", DefaultDict::create)
          .property("default_factory", (self, _) -> self.factory)
          .method(
              "copy",
              "",
              (self, args) ->
                  DictType.copyInto(new DefaultDict(self.factory, self.context), self, args))
          .build();

  private final Object factory;
  private final Context context;

  private DefaultDict(Object factory, Context context) {
    this.factory = factory;
    this.context = context;
  }

  private static Object create(Args args) {
    return DictType.filled(new DefaultDict(args.get("default_factory"), args.context()), args);
  }

  @Override
  public String typeName() {
    return "defaultdict";
  }

  @Override
  public Object missing(Object key) {
    if (factory == None.NONE) {
      return super.missing(key);
    }
    context.budget().objects(1);
    Object made = context.call(factory);
    put(key, made);
    return made;
  }

  @Override
  public String reprPrefix() {
    return "defaultdict(" + Text.repr(factory) + ", ";
  }

  @Override
  public String reprSuffix() {
    return ")";
  }
}
