package dev.assay.pandas.value;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** A tuple whose elements also have names: collections.namedtuple's, and rows of itertuples. */
public final class PyNamedTuple extends PyTuple {

  private final String typeName;
  private final List<String> names;

  /** One name an element. */
  public PyNamedTuple(String typeName, List<String> names, List<?> items) {
    super(items.toArray());
    this.typeName = typeName;
    this.names = List.copyOf(names);
  }

  public String typeName() {
    return typeName;
  }

  public List<String> names() {
    return names;
  }

  /** The element of the name, {@code null} for none. */
  public @Nullable Object field(String name) {
    int position = names.indexOf(name);
    return position < 0 ? null : get(position);
  }
}
