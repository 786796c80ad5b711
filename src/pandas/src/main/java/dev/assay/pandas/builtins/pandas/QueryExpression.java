package dev.assay.pandas.builtins.pandas;

import dev.assay.pandas.eval.Args;
import dev.assay.pandas.frame.Column;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.value.None;
import dev.assay.pandas.value.PythonError;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** {@code df.query(...)} and {@code df.eval(...)}. */
final class QueryExpression {

  private QueryExpression() {}

  private static final Pattern ASSIGNMENT =
      Pattern.compile("(\\w+|`[^`]*`)\\s*=(?!=)(.*)", Pattern.DOTALL);

  static Object query(FrameObject self, Args args) {
    if (ASSIGNMENT.matcher(args.string("expr").strip()).matches()) {
      throw PythonError.valueError("cannot assign without a target object; compare with ==");
    }
    Object result = new QueryEvaluator(args, self, args.string("expr")).value();
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

  static Object eval(FrameObject self, Args args) {
    String text = args.string("expr").strip();
    Matcher assignment = ASSIGNMENT.matcher(text);
    if (!assignment.matches()) {
      return new QueryEvaluator(args, self, text).value();
    }
    FrameObject changed = new FrameObject(self.frame());
    changed.setColumn(
        args.context(),
        assignment.group(1),
        new QueryEvaluator(args, self, assignment.group(2)).value());
    if (args.truth("inplace")) {
      self.change(changed.frame());
      return None.NONE;
    }
    return changed;
  }
}
