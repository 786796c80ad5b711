package dev.assay.pandas.api.python;

import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.NativeFunction;
import dev.assay.pandas.eval.PyModule;
import dev.assay.pandas.value.BinaryOperator;
import dev.assay.pandas.value.CompareOperator;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.UnaryOperator;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The table of operator. */
final class OperatorModule {

  private static final Map<String, BinaryOperator> BINARY =
      Map.ofEntries(
          Map.entry("add", BinaryOperator.ADD),
          Map.entry("sub", BinaryOperator.SUBTRACT),
          Map.entry("mul", BinaryOperator.MULTIPLY),
          Map.entry("truediv", BinaryOperator.DIVIDE),
          Map.entry("floordiv", BinaryOperator.FLOOR_DIVIDE),
          Map.entry("mod", BinaryOperator.MODULO),
          Map.entry("pow", BinaryOperator.POWER),
          Map.entry("and_", BinaryOperator.AND),
          Map.entry("or_", BinaryOperator.OR),
          Map.entry("xor", BinaryOperator.XOR),
          Map.entry("lshift", BinaryOperator.SHIFT_LEFT),
          Map.entry("rshift", BinaryOperator.SHIFT_RIGHT));
  private static final Map<String, UnaryOperator> UNARY =
      Map.of("inv", UnaryOperator.INVERT, "invert", UnaryOperator.INVERT);
  private static final Map<String, CompareOperator> COMPARE =
      Map.of(
          "eq", CompareOperator.EQUAL,
          "ne", CompareOperator.NOT_EQUAL,
          "lt", CompareOperator.LESS,
          "le", CompareOperator.LESS_OR_EQUAL,
          "gt", CompareOperator.GREATER,
          "ge", CompareOperator.GREATER_OR_EQUAL);

  private OperatorModule() {}

  static PyModule module() {
    PyModule.Builder table =
        PyModule.builder("operator")
            .function("itemgetter", "*items", OperatorModule::itemGetter)
            .function("attrgetter", "attr, /, *attrs", OperatorModule::attributeGetter)
            .function(
                "neg", "a, /", args -> args.context().unary(UnaryOperator.NEGATE, args.get("a")))
            .function(
                "pos", "a, /", args -> args.context().unary(UnaryOperator.PLUS, args.get("a")))
            .function(
                "abs",
                "a, /",
                args ->
                    args.context()
                        .call(args.context().library().globals().get("abs"), args.get("a")))
            .function("is_", "a, b, /", args -> args.get("a") == args.get("b"))
            .function("is_not", "a, b, /", args -> args.get("a") != args.get("b"))
            .function("methodcaller", "name, /, *args, **kwargs", OperatorModule::methodCaller)
            .function("not_", "a, /", args -> !args.truth("a"))
            .function("truth", "a, /", args -> args.truth("a"))
            .function(
                "contains",
                "a, b, /",
                args -> args.context().contains(args.get("a"), args.get("b")))
            .function(
                "getitem", "a, b, /", args -> args.context().getItem(args.get("a"), args.get("b")));
    BINARY.forEach(
        (name, operator) ->
            table.function(
                name,
                "a, b, /",
                args -> args.context().binary(operator, args.get("a"), args.get("b"))));
    UNARY.forEach(
        (name, operator) ->
            table.function(name, "a, /", args -> args.context().unary(operator, args.get("a"))));
    table.lacking("call it", "call length_hint index");
    table.lacking("use the methods of lists", "countOf indexOf");
    table.lacking(
        "write the statement",
        "concat delitem setitem iadd iand iconcat ifloordiv ilshift imatmul imod imul ior ipow"
            + " irshift isub itruediv ixor matmul");
    COMPARE.forEach(
        (name, operator) ->
            table.function(
                name,
                "a, b, /",
                args -> args.context().compare(operator, args.get("a"), args.get("b"))));
    return table.build();
  }

  private static Object itemGetter(Args args) {
    PyTuple items = args.rest("items");
    return new NativeFunction(
        "operator.itemgetter",
        "obj, /",
        call -> {
          List<Object> values = new ArrayList<>();
          items.forEach(item -> values.add(call.context().getItem(call.get("obj"), item)));
          return values.size() == 1 ? values.getFirst() : PyTuple.copyOf(values);
        });
  }

  private static Object methodCaller(Args args) {
    String name = args.string("name");
    return new NativeFunction(
        "operator.methodcaller",
        "obj, /",
        call ->
            call.context()
                .invoke(call.get("obj"), name, args.rest("args"), args.namedRest("kwargs")));
  }

  /** Of one name its value, of several a tuple; a name with dots leads to an attribute's own. */
  private static Object attributeGetter(Args args) {
    List<String> names = new ArrayList<>(List.of(text(args.get("attr"))));
    args.rest("attrs").forEach(each -> names.add(text(each)));
    return new NativeFunction(
        "operator.attrgetter",
        "obj, /",
        call -> {
          List<Object> values =
              names.stream().map(name -> attribute(call.context(), call.get("obj"), name)).toList();
          return values.size() == 1 ? values.getFirst() : PyTuple.copyOf(values);
        });
  }

  private static String text(Object attribute) {
    if (attribute instanceof String name) {
      return name;
    }
    throw PythonError.typeError("attribute name must be a string");
  }

  private static Object attribute(Context context, Object owner, String dotted) {
    Object value = owner;
    for (String name : dotted.split("\\.", -1)) {
      value = context.attribute(value, name);
    }
    return value;
  }
}
