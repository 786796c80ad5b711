package dev.assay.pandas.api.dtype;

import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.api.common.Wrap;
import dev.assay.pandas.api.dataframe.FrameObject;
import dev.assay.pandas.column.CategoryColumn;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.DoubleColumn;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyObject;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.frame.convert.Casts;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.frame.show.TextOf;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.CompareOperator;
import dev.assay.pandas.value.PythonError;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** {@code pd.CategoricalDtype}: the categories that a column is to have. */
public record CategoryType(@Nullable Column categories, boolean ordered) implements PyObject {

  public static final PyType<CategoryType> TYPE =
      PyType.builder("CategoricalDtype", CategoryType.class)
          .doc("categories and whether they have an order")
          .constructor(
              "categories=None, ordered=False", args -> given(args, "categories", ordered(args)))
          .property("ordered", (self, _) -> self.ordered)
          .property("name", (_, _) -> "category")
          .property(
              "categories",
              (self, context) ->
                  self.categories == null
                      ? Scalars.NONE
                      : Wrap.index(context, Index.of(self.categories, Scalars.NONE)))
          .build();

  /** Whether an order is asked for, which only a truth can. */
  public static boolean ordered(Args args) {
    Object ordered = args.optional("ordered");
    if (ordered != null && !(Scalars.plain(ordered) instanceof Boolean)) {
      throw PythonError.typeError("'ordered' must either be 'True' or 'False'");
    }
    return ordered != null && args.truth("ordered");
  }

  /**
   * The categories that an argument lists, if it is given.
   *
   * @throws PythonError a ValueError where one is missing or there twice
   */
  public static CategoryType given(Args args, String name, boolean ordered) {
    Object given = args.optional(name);
    if (given == null) {
      return new CategoryType(null, ordered);
    }
    if (!Read.isListLike(given) && !(given instanceof FrameObject)) {
      throw PythonError.typeError(
          "Parameter 'categories' must be list-like, was " + args.context().repr(given));
    }
    Column categories = Read.column(args.context(), given);
    if (categories.hasMissing()) {
      throw PythonError.valueError("Categorical categories cannot be null");
    }
    Set<Object> distinct = new HashSet<>();
    categories.items().forEach(category -> distinct.add(Scalars.key(category)));
    if (distinct.size() < categories.size()) {
      throw PythonError.valueError("Categorical categories must be unique");
    }
    return new CategoryType(categories, ordered);
  }

  @Override
  public PyType<?> type() {
    return TYPE;
  }

  @Override
  public String repr() {
    return TextOf.categories(categories, ordered);
  }

  @Override
  public String str() {
    return "category";
  }

  @Override
  public @Nullable Object compare(Context context, CompareOperator operator, Object other) {
    return switch (operator) {
      case EQUAL -> isSame(other);
      case NOT_EQUAL -> !isSame(other);
      default -> null;
    };
  }

  /**
   * Whether a dtype is the same: of the same categories, in the same order where it counts, or one
   * that names none; or the name 'category'.
   */
  boolean isSame(Object other) {
    if (other instanceof DTypeObject dtype && dtype.category() != null) {
      return isSame(dtype.category());
    }
    if (!(other instanceof CategoryType that)) {
      return "category".equals(other);
    }
    if (categories == null || that.categories == null) {
      return ordered == that.ordered && categories == that.categories || !ordered && !that.ordered;
    }
    if (ordered != that.ordered
        || categories.size() != that.categories.size()
        || categories.dtype() != that.categories.dtype()) {
      return false;
    }
    List<Object> own = categories.items().stream().map(Scalars::key).toList();
    List<Object> others = that.categories.items().stream().map(Scalars::key).toList();
    return ordered ? own.equals(others) : Set.copyOf(own).equals(Set.copyOf(others));
  }

  /** Of labels that are categories in both: whether these are the same. */
  public static boolean isSame(Index own, Index other) {
    return own.levelCount() > 1
        || !(own.column() instanceof CategoryColumn one)
        || !(other.column() instanceof CategoryColumn two)
        || new CategoryType(one.categories(), one.ordered())
            .isSame(new CategoryType(two.categories(), two.ordered()));
  }

  /** The values of a list as codes, the categories of the dtype that the present ones have. */
  public static CategoryColumn ofList(List<Object> values, boolean ordered) {
    List<Object> present = values.stream().filter(value -> !Scalars.isMissing(value)).toList();
    int[] codes = Allocation.ints(values.size());
    boolean none = present.isEmpty() && !values.isEmpty();
    Column missing =
        values.contains(Scalars.NAT) ? Columns.missing(DType.DATETIME, 0) : DoubleColumn.of();
    CategoryColumn found = Casts.category(none ? missing : Columns.infer(present));
    int next = 0;
    for (int at = 0; at < codes.length; at++) {
      codes[at] = Scalars.isMissing(values.get(at)) ? -1 : found.codes()[next++];
    }
    return new CategoryColumn(codes, found.categories(), ordered);
  }

  /** The values as codes into the categories; values that are none of them become missing. */
  public CategoryColumn encode(Column column) {
    if (categories == null) {
      CategoryColumn found = Casts.category(column);
      return new CategoryColumn(found.codes(), found.categories(), ordered || found.ordered());
    }
    Map<Object, Integer> codeOf = new HashMap<>();
    for (int code = 0; code < categories.size(); code++) {
      codeOf.put(Scalars.key(categories.item(code)), code);
    }
    return new CategoryColumn(
        Allocation.ints(
            column.size(),
            at ->
                column.isMissing(at) ? -1 : codeOf.getOrDefault(Scalars.key(column.item(at)), -1)),
        categories,
        ordered);
  }
}
