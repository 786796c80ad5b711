package dev.assay.pandas.eval;

import dev.assay.pandas.value.BinaryOperator;
import dev.assay.pandas.value.Budget;
import dev.assay.pandas.value.Bytes;
import dev.assay.pandas.value.CompareOperator;
import dev.assay.pandas.value.NumpyInt;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.PyNamedTuple;
import dev.assay.pandas.value.PySet;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Text;
import dev.assay.pandas.value.Truth;
import dev.assay.pandas.value.TypeNames;
import dev.assay.pandas.value.UnaryOperator;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * One evaluation: its library, its limits, its captured output, and the operations of Python's
 * objects that built-ins use on any value.
 */
public final class Context {

  private final Library library;
  private final Meter meter;
  private Function<String, @Nullable Object> callerVariables = _ -> null;
  private final StringBuilder printed = new StringBuilder();
  private Writing writing = Supplier::get;

  public Context(Library library, Limits limits) {
    this.library = library;
    this.meter = new Meter(limits);
  }

  /** How values are written. */
  public Writing writing() {
    return writing;
  }

  public void writing(Writing other) {
    this.writing = other;
  }

  public Library library() {
    return library;
  }

  /** What the program may use; frame operations count into it. */
  public Budget budget() {
    return meter;
  }

  Meter meter() {
    return meter;
  }

  /** The steps used so far. */
  public long steps() {
    return meter.used();
  }

  /** {@code left < right}, as sorting asks. */
  public boolean less(Object left, Object right) {
    meter.steps(1);
    return truth(compare(CompareOperator.LESS, left, right));
  }

  /** {@code left == right} as a truth. */
  public boolean equal(Object left, Object right) {
    return left == right || truth(compare(CompareOperator.EQUAL, left, right));
  }

  /** Adds to the captured output. */
  public void print(String text) {
    meter.partOfText((long) printed.length() + text.length());
    meter.text(text.length());
    synchronized (printed) {
      printed.append(text);
    }
  }

  /** What was printed; also of a program that runs on though it was told to stop. */
  public String printed() {
    synchronized (printed) {
      return printed.toString();
    }
  }

  /** The type of any value. */
  public PyType<?> typeOf(Object value) {
    if (value instanceof PyObject object) {
      return object.type();
    }
    if (value instanceof PyNamedTuple tuple && tuple.maker() instanceof PyType<?> maker) {
      return maker;
    }
    PyType<?> type = typeOfNumber(value);
    if (type == null) {
      throw new IllegalStateException("no type is registered for " + value.getClass());
    }
    return type;
  }

  /** The types of numpy's numbers have one class for all widths. */
  private @Nullable PyType<?> typeOfNumber(Object value) {
    String kind = value instanceof NumpyInt number ? number.kind() : "int64";
    boolean narrow = !kind.equals("int64");
    PyModule numpy = narrow ? library.modules().get("numpy") : null;
    return numpy != null && numpy.attributes().get(kind) instanceof PyType<?> type
        ? type
        : library.types().get(value.getClass());
  }

  /** The name of a value's type, as messages show it. */
  public String typeName(Object value) {
    return TypeNames.of(value);
  }

  /** Says how the names of the place that calls next are looked up. */
  void calling(Function<String, @Nullable Object> variables) {
    callerVariables = variables;
  }

  /** A variable of the place that called the built-in, {@code null} for none. */
  public @Nullable Object callerVariable(String name) {
    return callerVariables.apply(name);
  }

  public Object attribute(Object value, String name) {
    return Attributes.get(this, value, name);
  }

  public void setAttribute(Object value, String name, Object attribute) {
    Attributes.set(this, value, name, attribute);
  }

  public Object getItem(Object container, Object key) {
    return Items.get(this, container, key);
  }

  public void setItem(Object container, Object key, Object value) {
    Items.set(this, container, key, value);
  }

  public void deleteItem(Object container, Object key) {
    Items.delete(this, container, key);
  }

  /** Calls the method of a value that has a name. */
  public Object invoke(Object value, String method, Object... arguments) {
    return call(attribute(value, method), arguments);
  }

  public Object invoke(Object value, String method, PyTuple positional, PyDict named) {
    return call(attribute(value, method), positional, named);
  }

  /** Calls a function, method or type with positional arguments. */
  public Object call(Object function, Object... arguments) {
    return call(function, PyTuple.of(arguments), new PyDict());
  }

  public Object call(Object function, PyTuple positional, PyDict named) {
    if (!(function instanceof PyCallable callable)) {
      throw PythonError.typeError("'" + typeName(function) + "' object is not callable");
    }
    meter.steps(1);
    meter.enter();
    try {
      return callable.call(this, positional, named);
    } finally {
      meter.leave();
    }
  }

  /** The elements of any iterable, each counted as a step. */
  public Iterator<Object> iterate(Object value) {
    return Iteration.of(this, value);
  }

  /** The elements of any iterable as a new list, each counted as a step and a cell. */
  public List<Object> list(Object value) {
    return switch (value) {
      case PyList list -> copy(list.items());
      case PyTuple tuple -> copy(tuple.items());
      default -> iterated(value);
    };
  }

  private List<Object> copy(List<Object> items) {
    meter.steps(items.size());
    meter.objects(items.size());
    return new ArrayList<>(items);
  }

  private List<Object> iterated(Object value) {
    List<Object> items = new ArrayList<>();
    addAll(items, value);
    return items;
  }

  /** Adds the elements of any iterable; those before one that raises are added. */
  public void addAll(List<Object> items, Object value) {
    if (value instanceof PyList || value instanceof PyTuple) {
      items.addAll(list(value));
      return;
    }
    Iterator<Object> iterator = iterate(value);
    while (iterator.hasNext()) {
      meter.objects(1);
      items.add(iterator.next());
    }
  }

  public int length(Object value) {
    return switch (value) {
      case String text -> Strings.length(text);
      case PyList list -> list.size();
      case PyTuple tuple -> tuple.size();
      case PyDict dict -> dict.size();
      case PySet set -> set.size();
      case Bytes bytes -> bytes.length();
      case PyObject object -> object.length(this);
      default ->
          throw PythonError.typeError("object of type '" + typeName(value) + "' has no len()");
    };
  }

  public boolean truth(Object value) {
    return value instanceof PyObject object ? object.truth(this) : Truth.of(value);
  }

  public boolean contains(Object container, Object item) {
    return Membership.contains(this, container, item);
  }

  public Object binary(BinaryOperator operator, Object left, Object right) {
    return Operators.binary(this, operator, left, right);
  }

  public Object compare(CompareOperator operator, Object left, Object right) {
    return Operators.compare(this, operator, left, right);
  }

  public Object unary(UnaryOperator operator, Object value) {
    return Operators.unary(this, operator, value);
  }

  /** What {@code str(value)} gives, counted as text. */
  public String str(Object value) {
    String text = writing.write(() -> Text.str(value));
    meter.text(text.length());
    return text;
  }

  /** What {@code format(value, spec)} gives, counted as text. */
  public String format(Object value, String spec) {
    String text = writing.write(() -> Format.format(this, value, spec));
    meter.text(text.length());
    return text;
  }

  /** What {@code repr(value)} gives, counted as text. */
  public String repr(Object value) {
    String text = writing.write(() -> Text.repr(value));
    meter.text(text.length());
    return text;
  }
}
