package dev.assay.pandas.api.query;

import dev.assay.pandas.api.common.Operate;
import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.api.dataframe.FrameObject;
import dev.assay.pandas.api.series.SeriesObject;
import dev.assay.pandas.column.BoolColumn;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.frame.select.Membership;
import dev.assay.pandas.syntax.ComparisonKind;
import dev.assay.pandas.syntax.Expression;
import dev.assay.pandas.syntax.Parser;
import dev.assay.pandas.syntax.Source;
import dev.assay.pandas.syntax.Statement;
import dev.assay.pandas.value.BinaryOperator;
import dev.assay.pandas.value.CompareOperator;
import dev.assay.pandas.value.None;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.PySlice;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Text;
import dev.assay.pandas.value.UnaryOperator;
import dev.assay.pandas.value.WatchedText;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Evaluates the text of {@code query}: names are columns, {@code @names} are variables, {@code
 * and}, {@code or} and {@code not} work row by row, and {@code in} asks for membership.
 */
final class QueryEvaluator {

  private static final Pattern SPECIAL =
      Pattern.compile("'(?:[^'\\\\]|\\\\.)*+'|\"(?:[^\"\\\\]|\\\\.)*+\"|`([^`]*)`|@(\\w+)|&|\\|");
  private static final String VARIABLE = "assay_variable_";
  private static final String QUOTED = "assay_quoted_";

  /** The functions of numpy that pandas lets expressions call by name. */
  private static final Set<String> FUNCTIONS =
      Set.of(
          ("abs arccos arccosh arcsin arcsinh arctan arctan2 arctanh ceil cos cosh exp expm1 floor"
                  + " log log10 log1p sin sinh sqrt tan tanh")
              .split(" "));

  /** What expressions see of Python's own names. */
  private static final Set<String> PYTHON = Set.of("list", "tuple");

  private final Args args;
  private final Context context;
  private final FrameObject frame;
  private final Map<String, String> quoted = new HashMap<>();
  private final String text;

  QueryEvaluator(Args args, FrameObject frame, String text) {
    this.args = args;
    this.context = args.context();
    this.frame = frame;
    this.text = plain(text);
    requireDistinct(frame.frame().columns());
  }

  /** Names are looked up by dtype first, which pandas does not understand of several columns. */
  private static void requireDistinct(Index columns) {
    for (Object label : columns.labels()) {
      if (!(label instanceof Long) && columns.lookup().all(label).length > 1) {
        throw PythonError.typeError(
                "dtype of several columns named %s not understood", Text.repr(label))
            .hinting("; give each column a name of its own");
      }
    }
  }

  Object value() {
    return switch (Parser.parse(new Source("query", text))) {
      case Parser.Outcome.Parsed parsed -> {
        List<Statement> statements = parsed.program().statements();
        if (statements.size() == 1
            && statements.getFirst() instanceof Statement.ExpressionStatement one) {
          yield eval(one.expression());
        }
        throw new PythonError("SyntaxError", "query() takes one expression");
      }
      case Parser.Outcome.Failed failed ->
          throw new PythonError(
              "SyntaxError", failed.errors().getFirst().message() + " in query: " + text);
    };
  }

  /**
   * Python's own notation: {@code &} binds as weakly as {@code and}, quoted names get plain ones.
   */
  private String plain(String query) {
    Matcher matcher = SPECIAL.matcher(new WatchedText(query.strip()));
    StringBuilder plain = new StringBuilder();
    while (matcher.find()) {
      matcher.appendReplacement(plain, Matcher.quoteReplacement(replacement(matcher)));
    }
    matcher.appendTail(plain);
    return plain.toString();
  }

  private String replacement(Matcher matcher) {
    if (matcher.group(1) != null) {
      String name = QUOTED + quoted.size();
      quoted.put(name, matcher.group(1));
      return name;
    }
    if (matcher.group(2) != null) {
      return VARIABLE + matcher.group(2);
    }
    return switch (matcher.group()) {
      case "&" -> " and ";
      case "|" -> " or ";
      default -> matcher.group();
    };
  }

  private Object eval(Expression expression) {
    context.budget().steps(1);
    return switch (expression) {
      case Expression.Literal literal -> literal.value();
      case Expression.Name name -> name(name.id());
      case Expression.And and -> joined(BinaryOperator.AND, and.operands());
      case Expression.Or or -> joined(BinaryOperator.OR, or.operands());
      case Expression.Not not -> not(eval(not.operand()));
      case Expression.Unary unary -> context.unary(unary.operator(), eval(unary.operand()));
      case Expression.Binary binary ->
          computed(binary.operator(), eval(binary.left()), eval(binary.right()));
      case Expression.Comparison comparison -> comparison(comparison);
      case Expression.ListDisplay list -> PyList.copyOf(items(list.items()));
      case Expression.TupleDisplay tuple -> PyList.copyOf(items(tuple.items()));
      case Expression.SetDisplay set -> PyList.copyOf(items(set.items()));
      case Expression.Attribute attribute ->
          QueryTerms.required(context.attribute(eval(attribute.object()), attribute.name()));
      case Expression.Subscript subscript ->
          context.getItem(eval(subscript.object()), eval(subscript.index()));
      case Expression.Slice slice ->
          new PySlice(bound(slice.start()), bound(slice.stop()), bound(slice.step()));
      case Expression.Call call -> call(call);
      default ->
          throw PythonError.unsupported(
              "this expression in query()", "use a mask in brackets: df[df['a'] > 1]");
    };
  }

  private Object bound(@Nullable Expression expression) {
    return expression == null ? None.NONE : eval(expression);
  }

  private List<Object> items(List<Expression> expressions) {
    List<Object> items = new ArrayList<>();
    expressions.forEach(each -> items.add(eval(each)));
    return items;
  }

  private Object call(Expression.Call call) {
    List<Object> positional = new ArrayList<>();
    PyDict named = new PyDict();
    for (Expression.Argument argument : call.arguments()) {
      switch (argument) {
        case Expression.Argument.Positional one -> positional.add(eval(one.value()));
        case Expression.Argument.Named one -> named.put(one.name(), eval(one.value()));
        default -> throw PythonError.unsupported("* in query()", "write the arguments out");
      }
    }
    return context.call(function(call.function()), PyTuple.copyOf(positional), named);
  }

  private Object function(Expression expression) {
    if (!(expression instanceof Expression.Name name)) {
      return eval(expression);
    }
    String id = name.id();
    Object found = id.startsWith(VARIABLE) ? find(id.substring(VARIABLE.length())) : column(id);
    if (found != null && !(found instanceof PyType)) {
      return QueryTerms.required(found);
    }
    if (FUNCTIONS.contains(id)) {
      return context.attribute(context.library().modules().get("numpy"), id);
    }
    throw PythonError.valueError("\"%s\" is not a supported function", id.replace(VARIABLE, "@"))
        .hinting("; name a function of the program's own with @");
  }

  private Object name(String name) {
    if (name.startsWith(VARIABLE)) {
      return variable(name.substring(VARIABLE.length()));
    }
    Object found = column(name);
    if (found == null) {
      throw new PythonError(
          "UndefinedVariableError",
          "name '" + quoted.getOrDefault(name, name) + "' is not defined");
    }
    return found;
  }

  /** A column or a level of the index, {@code null} for none of that name. */
  private @Nullable Object column(String name) {
    String label = quoted.getOrDefault(name, name);
    DataFrame data = frame.frame();
    if (data.columns().find(label) >= 0) {
      return frame.getItem(context, label);
    }
    return QueryTerms.level(data.index(), label);
  }

  /** A variable of the program, {@code null} for none; Python's own names are not seen. */
  private @Nullable Object find(String name) {
    Object given = args.namedRest("kwargs").get("local_dict");
    if (given instanceof PyDict dict && dict.get(name) != null) {
      return context.getItem(dict, name);
    }
    Object value = context.callerVariable(name);
    boolean own = value != null && value == context.library().globals().get(name);
    return own && !PYTHON.contains(name) ? null : value;
  }

  private Object variable(String name) {
    Object value = find(name);
    if (value == null || value instanceof PyType) {
      throw new PythonError(
          "UndefinedVariableError", "local variable '" + name + "' is not defined");
    }
    return QueryTerms.required(value);
  }

  /** Queries compute with objects beside objects only. */
  private Object computed(BinaryOperator operator, Object left, Object right) {
    if (operator == BinaryOperator.XOR) {
      throw PythonError.attributeError("query() knows no ^")
          .hinting("; write (a and not b) or (b and not a)");
    }
    if (!Operate.LOGIC.contains(operator) && isObjects(left) != isObjects(right)) {
      throw PythonError.typeError(
          "unsupported operand type(s) for %s: '%s' and '%s'",
          operator.symbol(), context.typeName(left), context.typeName(right));
    }
    return context.binary(operator, left, right);
  }

  private static boolean isObjects(Object value) {
    return value instanceof SeriesObject series && series.series().dtype() == DType.OBJECT;
  }

  private Object joined(BinaryOperator operator, List<Expression> operands) {
    Object result = eval(operands.getFirst());
    for (Expression operand : operands.subList(1, operands.size())) {
      result = context.binary(operator, result, eval(operand));
    }
    return result;
  }

  private Object not(Object value) {
    return value instanceof Boolean truth
        ? (Object) !truth
        : context.unary(UnaryOperator.INVERT, value);
  }

  private Object comparison(Expression.Comparison comparison) {
    Expression leftTerm = comparison.first();
    Object left = eval(leftTerm);
    Object result = null;
    for (Expression.ComparisonStep step : comparison.steps()) {
      Object right = QueryTimes.besidePeriods(step, left, eval(step.operand()));
      Object one =
          QueryTimes.isText(right) && QueryTimes.isEquality(step.kind())
              ? compared(step.kind(), left, right)
              : compared(
                  step.kind(),
                  QueryTimes.besideTimes(leftTerm, left, right),
                  QueryTimes.besideTimes(step.operand(), right, left));
      result = result == null ? one : context.binary(BinaryOperator.AND, result, one);
      left = right;
      leftTerm = step.operand();
    }
    return Objects.requireNonNull(result);
  }

  private Object compared(ComparisonKind kind, Object left, Object right) {
    boolean listed = Read.isListLike(right) && !(right instanceof SeriesObject);
    boolean list = listed || left instanceof PyList && right instanceof SeriesObject;
    return switch (kind) {
      case EQUAL -> list ? member(left, right, true) : compare(CompareOperator.EQUAL, left, right);
      case NOT_EQUAL ->
          list ? member(left, right, false) : compare(CompareOperator.NOT_EQUAL, left, right);
      case LESS -> compare(CompareOperator.LESS, left, right);
      case LESS_OR_EQUAL -> compare(CompareOperator.LESS_OR_EQUAL, left, right);
      case GREATER -> compare(CompareOperator.GREATER, left, right);
      case GREATER_OR_EQUAL -> compare(CompareOperator.GREATER_OR_EQUAL, left, right);
      case IN -> member(left, right, true);
      case NOT_IN -> member(left, right, false);
      case IS, IS_NOT -> throw PythonError.unsupported("'is' in query()", "use == or .isna()");
    };
  }

  private Object compare(CompareOperator operator, Object left, Object right) {
    Object compared = context.compare(operator, left, right);
    boolean text = left instanceof String || right instanceof String;
    return operator == CompareOperator.NOT_EQUAL
            && text
            && compared instanceof SeriesObject truths
            && truths.series().dtype().isNullable() // pandas asks whether it is among one text
        ? context.invoke(truths, "fillna", true)
        : compared;
  }

  private Object member(Object left, Object right, boolean wanted) {
    boolean several = left instanceof String || Read.isListLike(left);
    if (right instanceof SeriesObject && several && !(left instanceof SeriesObject)) {
      return member(right, left, wanted);
    }
    Object values = Read.isListLike(right) ? right : PyList.of(right);
    if (!(left instanceof SeriesObject series)) {
      return context.contains(values, left) == wanted;
    }
    BoolColumn found = Membership.truths(series.series().values(), Read.column(context, values));
    return new SeriesObject(series.series().withValues(wanted ? found : found.not()));
  }
}
