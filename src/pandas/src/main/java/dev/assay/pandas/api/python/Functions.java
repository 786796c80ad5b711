package dev.assay.pandas.api.python;

import dev.assay.pandas.eval.Body;
import dev.assay.pandas.eval.Format;
import dev.assay.pandas.eval.NativeFunction;
import dev.assay.pandas.value.Equality;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.PythonError;
import java.util.LinkedHashMap;
import java.util.Map;

/** The table of the built-in functions, and of those that are refused. */
final class Functions {

  private final Map<String, Object> table = new LinkedHashMap<>();

  private Functions() {}

  static Map<String, Object> table() {
    Functions functions = new Functions();
    functions.sequences();
    functions.values();
    functions.refused();
    return functions.table;
  }

  private void add(String name, String notation, Body body) {
    table.put(name, new NativeFunction(name, notation, body));
  }

  private void sequences() {
    add("len", "obj, /", args -> (long) args.context().length(args.get("obj")));
    add("enumerate", "iterable, start=0", Iterators::enumerate);
    add("zip", "*iterables, strict=False", Iterators::zip);
    add("map", "func, /, *iterables", Iterators::map);
    add("filter", "function, iterable, /", Iterators::filter);
    add("reversed", "sequence, /", Iterators::reversed);
    add("iter", "object, sentinel=..., /", Iterators::iter);
    add("next", "iterator, default=..., /", Iterators::next);
    add(
        "sorted",
        "iterable, /, *, key=None, reverse=False",
        args -> {
          Sequences.requireDefinedOrder(args.get("iterable"), args.get("key"));
          return PyList.copyOf(
              Sequences.sorted(
                  args.context(), args.list("iterable"), args.get("key"), args.truth("reverse")));
        });
    add("min", "*args, key=None, default=...", Reductions::min);
    add("max", "*args, key=None, default=...", Reductions::max);
    add("sum", "iterable, /, start=0", Reductions::sum);
    add("any", "iterable, /", Reductions::any);
    add("all", "iterable, /", Reductions::all);
  }

  private void values() {
    add("abs", "x, /", Numbers::abs);
    add("round", "number, ndigits=None", Rounding::round);
    add("divmod", "x, y, /", Numbers::divmod);
    add("pow", "base, exp, mod=None", Numbers::pow);
    add("ord", "c, /", Numbers::ord);
    add("chr", "i, /", Numbers::chr);
    add("bin", "number, /", args -> Numbers.inBase(args, 2, "0b"));
    add("oct", "number, /", args -> Numbers.inBase(args, 8, "0o"));
    add("hex", "number, /", args -> Numbers.inBase(args, 16, "0x"));
    add("repr", "obj, /", args -> args.context().repr(args.get("obj")));
    add("ascii", "obj, /", args -> Format.ascii(args.context().repr(args.get("obj"))));
    add(
        "format",
        "value, format_spec='', /",
        args -> args.context().format(args.get("value"), args.string("format_spec")));
    add("hash", "obj, /", args -> (long) Equality.hash(args.get("obj")));
    add("print", "*values, sep=None, end=None, file=None, flush=False", Introspection::print);
    add("isinstance", "object, classinfo, /", Introspection::isInstance);
    add("issubclass", "cls, classinfo, /", Introspection::isSubclass);
    add("getattr", "object, name, default=..., /", Introspection::getAttribute);
    add("hasattr", "object, name, /", Introspection::hasAttribute);
    add("callable", "object, /", Introspection::isCallable);
  }

  private void refused() {
    refuse("open", "programs cannot reach files; the tables are already there as frames");
    refuse("input", "programs cannot ask for input");
    refuse("eval", "write the expression itself, or use DataFrame.query");
    refuse("exec", "write the statements themselves");
    refuse("compile", "write the statements themselves");
    refuse("globals", "use a dict of your own");
    refuse("locals", "use a dict of your own");
    refuse("vars", "use a dict of your own");
    refuse("dir", "use the documented names");
    refuse("setattr", "assign the attribute itself");
    refuse("delattr", "use del or drop()");
    refuse("id", "compare values with ==, or objects with 'is'");
    refuse("breakpoint", "leave it out");
    refuse("exit", "leave it out");
    refuse("quit", "leave it out");
    refuse("help", "leave it out");
    refuse("memoryview", "use a list");
    refuse("bytes", "use str");
    refuse("bytearray", "use str");
    refuse("complex", "use float");
    refuse("super", "classes are not available; use functions");
    refuse("property", "classes are not available; use functions");
    refuse("staticmethod", "classes are not available; use functions");
    refuse("classmethod", "classes are not available; use functions");
  }

  private void refuse(String name, String instead) {
    add(
        name,
        "*args, **kwargs",
        _ -> {
          throw PythonError.unsupported(name + "()", instead);
        });
  }
}
