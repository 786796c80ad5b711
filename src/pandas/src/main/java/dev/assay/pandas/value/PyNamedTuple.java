package dev.assay.pandas.value;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** A tuple whose elements also have names: collections.namedtuple's, and rows of itertuples. */
public final class PyNamedTuple extends PyTuple {

  private final @Nullable Object maker;
  private final String typeName;
  private final List<String> names;

  /** One name an element; a type of its own has none but the name. */
  public PyNamedTuple(String typeName, List<String> names, List<?> items) {
    this(null, typeName, names, items);
  }

  /** The same, made by a type of its own. */
  public PyNamedTuple(@Nullable Object maker, String typeName, List<String> names, List<?> items) {
    super(items.toArray());
    this.maker = maker;
    this.typeName = typeName;
    this.names = List.copyOf(names);
  }

  /** The type that made it, {@code null} where all of its kind have one. */
  public @Nullable Object maker() {
    return maker;
  }

  public String typeName() {
    return typeName;
  }

  public List<String> names() {
    return names;
  }

  /** The same names with other elements. */
  public PyNamedTuple with(List<?> items) {
    return new PyNamedTuple(maker, typeName, names, items);
  }

  /** The element of the name, {@code null} for none. */
  public @Nullable Object field(String name) {
    int position = names.indexOf(name);
    return position < 0 ? null : get(position);
  }
}
