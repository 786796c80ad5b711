package dev.assay.pandas.api.query;

import dev.assay.pandas.api.common.InPlace;
import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.api.dataframe.FrameObject;
import dev.assay.pandas.api.indexing.LocObject;
import dev.assay.pandas.api.indexing.Select;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.value.None;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Text;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** {@code df.query(...)} and {@code df.eval(...)}. */
public final class QueryExpression {

  private QueryExpression() {}

  /** What {@code pd.eval} takes besides the expression, to which the other arguments go. */
  private static final Set<String> OPTIONS =
      Set.of("parser", "engine", "local_dict", "global_dict", "resolvers", "level", "target");

  private static final Pattern ASSIGNMENT =
      Pattern.compile("(\\w+|`[^`]*`)\\s*=(?![=>])(.*)", Pattern.DOTALL);

  public static Object query(FrameObject self, Args args) {
    List<String> lines = lines(args);
    if (lines.size() > 1) {
      throw PythonError.valueError(
              "multi-line expressions are only valid in the context of data, use DataFrame.eval")
          .hinting("; write the query on one line");
    }
    if (ASSIGNMENT.matcher(lines.getFirst()).matches()) {
      throw PythonError.valueError("cannot assign without a target object")
          .hinting("; compare with ==");
    }
    Object result = new QueryEvaluator(args, self, lines.getFirst()).value();
    Column mask = Read.mask(args.context(), result);
    if (mask == null) {
      Object chosen = new LocObject(self, false).getItem(args.context(), result);
      if (chosen instanceof FrameObject frame) {
        return InPlace.done(self, args, frame.frame());
      }
      throw PythonError.valueError("expr must evaluate to one truth a row");
    }
    DataFrame frame = self.frame();
    return InPlace.done(self, args, frame.take(Select.mask(result, mask, frame.index())));
  }

  /** The value of an expression, or the frame with what the lines assign, one after another. */
  public static Object eval(FrameObject self, Args args) {
    if (args.namedRest("kwargs").get("axis") != null) {
      throw PythonError.typeError("eval() got an unexpected keyword argument 'axis'");
    }
    List<String> lines = lines(args);
    FrameObject changed = new FrameObject(InPlace.source(self, args));
    for (String line : lines) {
      Matcher assignment = ASSIGNMENT.matcher(line);
      if (assignment.matches()) {
        changed.setColumn(
            args.context(),
            target(assignment.group(1)),
            new QueryEvaluator(args, changed, assignment.group(2)).value());
      } else if (lines.size() == 1) {
        return new QueryEvaluator(args, self, line).value();
      } else {
        throw PythonError.valueError(
            "Multi-line expressions are only valid if all expressions contain an assignment");
      }
    }
    if (args.truth("inplace")) {
      self.change(changed.frame());
      return None.NONE;
    }
    return changed;
  }

  /** The name of a new column; pandas gives names in backticks another one. */
  private static String target(String name) {
    if (!name.startsWith("`")) {
      return name;
    }
    String plain = name.substring(1, name.length() - 1);
    if (!plain.matches("[A-Za-z_]\\w*")) {
      throw PythonError.unsupported(
          "assigning to a name in backticks in eval()", "write df[" + Text.repr(plain) + "] = ...");
    }
    return plain;
  }

  /** The lines of the expression that are not blank, without the blanks around them. */
  private static List<String> lines(Args args) {
    for (Object name : args.namedRest("kwargs").keys()) {
      if (!OPTIONS.contains(name)) {
        throw PythonError.typeError("eval() got an unexpected keyword argument " + Text.repr(name));
      }
    }
    Object parser = args.namedRest("kwargs").get("parser");
    if (parser != null && !parser.equals("pandas")) {
      throw PythonError.unsupported("another parser than pandas' in query()", "leave it out");
    }
    if (!(args.get("expr") instanceof String text)) {
      throw PythonError.valueError(
          "expr must be a string to be evaluated, <class '%s'> given",
          args.context().typeName(args.get("expr")));
    }
    List<String> lines = text.lines().map(String::strip).filter(line -> !line.isEmpty()).toList();
    if (lines.isEmpty()) {
      throw PythonError.valueError("expr cannot be an empty string");
    }
    return lines;
  }
}
