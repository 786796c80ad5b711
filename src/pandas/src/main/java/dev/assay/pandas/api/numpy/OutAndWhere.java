package dev.assay.pandas.api.numpy;

import dev.assay.pandas.api.array.ArrayObject;
import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.api.series.SeriesObject;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.frame.convert.Casts;
import dev.assay.pandas.value.PySlice;
import dev.assay.pandas.value.PythonError;
import java.util.List;

/**
 * {@code out} and {@code where} of numpy's functions, as in {@code np.divide(a, b,
 * out=np.zeros_like(a), where=b != 0)}: where the condition does not hold, {@code out} keeps what
 * it has.
 */
final class OutAndWhere {

  private OutAndWhere() {}

  /** What is left of a result; {@code out} holds it too, where one is given. */
  static Object kept(Args args, Object result) {
    Object out = args.optional("out");
    boolean everywhere = Boolean.TRUE.equals(args.get("where"));
    if (out == null && everywhere) {
      return result;
    }
    if (!(out instanceof ArrayObject target)) {
      throw PythonError.unsupported(
          args.function() + "() where a condition holds, without an array 'out'",
          "give out=np.zeros(len(a)), or use np.where(...)");
    }
    Column values = Read.column(args.context(), result);
    Column old = target.column();
    if (old.dtype().isInteger() && values.dtype().isFloat()) {
      throw PythonError.typeError(
          "Cannot cast ufunc '%s' output from dtype('float64') to dtype('int64') with casting rule"
              + " 'same_kind'",
          args.function());
    }
    Column chosen =
        everywhere
            ? values
            : Choice.of(
                args.context(),
                List.of(truths(args, values.size())),
                List.of(new ArrayObject(values)),
                target);
    target.setItem(
        args.context(),
        new PySlice(Scalars.NONE, Scalars.NONE, Scalars.NONE),
        new ArrayObject(Casts.cast(chosen, old.dtype())));
    return result instanceof SeriesObject series
        ? new SeriesObject(series.series().withValues(target.column()))
        : target;
  }

  private static boolean[] truths(Args args, int size) {
    return Columns.truths(Choice.spread(args.context(), args.get("where"), size));
  }
}
