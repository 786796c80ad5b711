package dev.assay.pandas.builtins.pandas;

import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.PyObject;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.DoubleColumn;
import dev.assay.pandas.frame.Index;
import dev.assay.pandas.frame.Numbers;
import dev.assay.pandas.frame.ObjectColumn;
import dev.assay.pandas.frame.Scalars;
import dev.assay.pandas.frame.window.Weighting;
import dev.assay.pandas.value.PythonError;
import java.util.List;

/** {@code ewm(...)}: the rows before, weighted the less the longer ago they are. */
record WeightedObject(DataFrame frame, Weighting weighting, boolean series) implements PyObject {

  static final String NOTATION =
      "com=None, span=None, halflife=None, alpha=None, min_periods=0, adjust=True,"
          + " ignore_na=False, !axis=0, !times=None, !method='single'";

  static final PyType<WeightedObject> TYPE =
      PyType.builder("ExponentialMovingWindow", WeightedObject.class)
          .doc("the rows before, weighted exponentially")
          .method("mean", "numeric_only=False", WeightedObject::mean)
          .refused("agg", "use mean()")
          .refused("aggregate", "use mean()")
          .refused("sum", "use mean()")
          .refused("std", "use rolling(n).std()")
          .refused("var", "use rolling(n).var()")
          .refused("corr", "use rolling(n) and corr by hand")
          .refused("cov", "use rolling(n) and cov by hand")
          .build();

  @Override
  public PyType<?> type() {
    return TYPE;
  }

  static Object ofFrame(FrameObject self, Args args) {
    return new WeightedObject(self.frame(), weighting(args), false);
  }

  static Object ofSeries(SeriesObject self, Args args) {
    DataFrame frame = self.series().toFrame();
    Index name = Index.of(ObjectColumn.of(self.series().name()), Scalars.NONE);
    return new WeightedObject(frame.withColumns(name), weighting(args), true);
  }

  private static Weighting weighting(Args args) {
    return new Weighting(
        centre(args),
        (int) args.integer("min_periods"),
        args.truth("adjust"),
        args.truth("ignore_na"));
  }

  /** The centre of mass, which is given by exactly one of four arguments. */
  private static double centre(Args args) {
    List<String> given =
        List.of("com", "span", "halflife", "alpha").stream()
            .filter(name -> args.optional(name) != null)
            .toList();
    if (given.size() > 1) {
      throw PythonError.valueError("comass, span, halflife, and alpha are mutually exclusive");
    }
    if (given.isEmpty()) {
      throw PythonError.valueError("Must pass one of comass, span, halflife, or alpha");
    }
    if (args.get(given.getFirst()) instanceof String) {
      throw PythonError.unsupported("ewm(halflife='...')", "give a number of rows");
    }
    double value = args.real(given.getFirst());
    return switch (given.getFirst()) {
      case "com" -> required(value >= 0, value, "comass must satisfy: comass >= 0");
      case "span" -> required(value >= 1, (value - 1) / 2, "span must satisfy: span >= 1");
      case "halflife" ->
          required(
              value > 0,
              1 / (1 - Math.exp(Math.log(0.5) / value)) - 1,
              "halflife must satisfy: halflife > 0");
      default ->
          required(
              value > 0 && value <= 1, (1 - value) / value, "alpha must satisfy: 0 < alpha <= 1");
    };
  }

  private static double required(boolean valid, double centre, String message) {
    if (!valid) {
      throw PythonError.valueError(message);
    }
    return centre;
  }

  private Object mean(Args args) {
    DataFrame used = args.truth("numeric_only") ? Reduce.numeric(frame) : frame;
    args.context().budget().steps((long) used.rowCount() * used.columnCount());
    DataFrame means =
        used.map(
            column -> {
              if (!column.dtype().isNumeric()) {
                throw new PythonError("DataError", "No numeric types to aggregate");
              }
              return DoubleColumn.of(weighting.means(Numbers.doubles(column)));
            });
    return series
        ? Wrap.series(args.context(), means.series(0))
        : Wrap.frame(args.context(), means.withColumns(means.columns().separate()));
  }
}
