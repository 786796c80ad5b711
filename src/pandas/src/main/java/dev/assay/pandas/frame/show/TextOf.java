package dev.assay.pandas.frame.show;

import dev.assay.pandas.column.Column;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.frame.index.Index;
import org.jspecify.annotations.Nullable;

/** Values of pandas as text, for {@code print}. */
public final class TextOf {

  private TextOf() {}

  /** A frame, without its middle where it is long or wide. */
  public static String frame(DataFrame frame) {
    return new TableText(false, true, true).frame(frame);
  }

  /** A series, with its name and dtype. */
  public static String series(Series series) {
    return new TableText(false, true, true).series(series, true);
  }

  /** A label as pandas prints one in a list: text in quotes, whatever it has in it. */
  public static String thing(Object label) {
    return IndexText.quoted(label);
  }

  /** {@code CategoricalDtype(...)} of categories, null for none. */
  public static String categories(@Nullable Column categories, boolean ordered) {
    return "CategoricalDtype(categories=%s, ordered=%s, categories_dtype=%s)"
        .formatted(
            categories == null ? "None" : IndexText.list(categories, "CategoricalDtype"),
            ordered ? "True" : "False",
            categories == null ? "None" : categories.dtypeName());
  }

  /** An index, as its constructor would be called. */
  public static String index(Index index) {
    return IndexText.of(index);
  }
}
