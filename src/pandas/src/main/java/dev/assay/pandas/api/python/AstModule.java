package dev.assay.pandas.api.python;

import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.PyModule;
import dev.assay.pandas.syntax.Expression;
import dev.assay.pandas.syntax.Parser;
import dev.assay.pandas.syntax.Source;
import dev.assay.pandas.syntax.Statement;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.PySet;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.UnaryOperator;
import java.util.ArrayList;
import java.util.List;

/** The table of the module {@code ast}: values written as literals. */
final class AstModule {

  private AstModule() {}

  static PyModule module() {
    return PyModule.builder("ast")
        .function("literal_eval", "node_or_string", AstModule::literal)
        .refused("parse", "write the code itself")
        .build();
  }

  private static Object literal(Args args) {
    String text = args.string("node_or_string").strip();
    args.budget().steps(text.length());
    return switch (Parser.parse(new Source("literal", text))) {
      case Parser.Outcome.Failed failed ->
          throw new PythonError(
              failed.errors().getFirst().type(), failed.errors().getFirst().message());
      case Parser.Outcome.Parsed parsed -> {
        List<Statement> statements = parsed.program().statements();
        if (statements.size() != 1
            || !(statements.getFirst() instanceof Statement.ExpressionStatement line)) {
          throw new PythonError("SyntaxError", "invalid syntax");
        }
        yield value(args, line.expression());
      }
    };
  }

  private static Object value(Args args, Expression node) {
    args.budget().objects(1);
    return switch (node) {
      case Expression.Literal literal -> literal.value();
      case Expression.ListDisplay list -> PyList.copyOf(values(args, list.items()));
      case Expression.TupleDisplay tuple -> PyTuple.copyOf(values(args, tuple.items()));
      case Expression.SetDisplay set -> PySet.copyOf(values(args, set.items()));
      case Expression.DictDisplay dict -> {
        PyDict entries = new PyDict();
        for (Expression.DictItem item : dict.items()) {
          if (item.key() == null) {
            throw malformed();
          }
          entries.put(value(args, item.key()), value(args, item.value()));
        }
        yield entries;
      }
      case Expression.Unary unary
          when unary.operator() == UnaryOperator.NEGATE
              && unary.operand() instanceof Expression.Literal number ->
          args.context().unary(UnaryOperator.NEGATE, number.value());
      default -> throw malformed();
    };
  }

  private static List<Object> values(Args args, List<Expression> nodes) {
    List<Object> values = new ArrayList<>();
    nodes.forEach(node -> values.add(value(args, node)));
    return values;
  }

  private static PythonError malformed() {
    return PythonError.valueError("malformed node or string");
  }
}
