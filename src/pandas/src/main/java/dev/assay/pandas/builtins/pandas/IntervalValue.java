package dev.assay.pandas.builtins.pandas;

import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyObject;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.frame.Numbers;
import dev.assay.pandas.value.Text;
import org.jspecify.annotations.Nullable;

/** A bin of {@code pd.cut}: the numbers between two edges, of which one is included. */
record IntervalValue(double left, double right, boolean closedRight, boolean whole)
    implements PyObject {

  static final PyType<IntervalValue> TYPE =
      PyType.builder("Interval", IntervalValue.class)
          .doc("the numbers between two edges")
          .property("left", (self, _) -> self.edge(self.left))
          .property("right", (self, _) -> self.edge(self.right))
          .property("mid", (self, _) -> (self.left + self.right) / 2)
          .property("closed", (self, _) -> self.closedRight ? "right" : "left")
          .build();

  @Override
  public PyType<?> type() {
    return TYPE;
  }

  private Object edge(double value) {
    return whole ? (Object) (long) value : (Object) value;
  }

  @Override
  public String repr() {
    return "Interval(%s, %s, closed='%s')"
        .formatted(Text.str(edge(left)), Text.str(edge(right)), closedRight ? "right" : "left");
  }

  @Override
  public String str() {
    return (closedRight ? "(" : "[")
        + Text.str(edge(left))
        + ", "
        + Text.str(edge(right))
        + (closedRight ? "]" : ")");
  }

  @Override
  public Object besideMissing() {
    return whole ? new IntervalValue(left, right, closedRight, false) : this;
  }

  /** By the left edge, then by the right one. */
  @Override
  public @Nullable Integer order(Object other) {
    if (!(other instanceof IntervalValue that)) {
      return null;
    }
    int order = Double.compare(left, that.left);
    return order == 0 ? Double.compare(right, that.right) : order;
  }

  @Override
  public boolean contains(Context context, Object item) {
    double number = Numbers.toDouble(item);
    return closedRight ? number > left && number <= right : number >= left && number < right;
  }

  @Override
  public boolean sameAs(Object other) {
    return equals(other);
  }

  @Override
  public int pythonHash() {
    return hashCode();
  }
}
