package dev.assay.pandas.api.dtype;

import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.api.common.Wrap;
import dev.assay.pandas.api.dataframe.Construct;
import dev.assay.pandas.column.CategoryColumn;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.frame.codes.Factorizer;
import dev.assay.pandas.frame.sort.Sorter;
import dev.assay.pandas.value.PythonError;
import java.util.List;

/** {@code union_categoricals}: the values of several columns, of the categories of all of them. */
final class UnionCategoricals {

  static final String NOTATION = "to_union, sort_categories=False, ignore_order=False";

  private UnionCategoricals() {}

  static Object of(Args args) {
    List<CategoryColumn> parts =
        Read.items(args, "to_union").stream().map(part -> categories(args, part)).toList();
    if (parts.isEmpty()) {
      throw PythonError.valueError("No Categoricals to union");
    }
    CategoryColumn first = parts.getFirst();
    if (parts.stream().anyMatch(part -> part.categories().dtype() != first.categories().dtype())) {
      throw PythonError.typeError("dtype of categories must be the same");
    }
    CategoryType type = common(parts, args.truth("sort_categories"), args.truth("ignore_order"));
    List<Column> values = parts.stream().<Column>map(type::encode).toList();
    return Wrap.array(args, type.encode(Columns.concat(values)));
  }

  private static CategoryColumn categories(Args args, Object part) {
    boolean listed = Read.isListLike(part) && !Construct.isRaw(part);
    if (listed && Read.column(args.context(), part) instanceof CategoryColumn column) {
      return column;
    }
    throw PythonError.typeError("all components to combine must be Categorical");
  }

  /** The dtype of the result: an order is kept only where all have the same categories. */
  private static CategoryType common(
      List<CategoryColumn> parts, boolean sort, boolean ignoreOrder) {
    CategoryColumn first = parts.getFirst();
    boolean ordered = parts.stream().anyMatch(CategoryColumn::ordered);
    if (parts.stream().allMatch(first::isAlike)) {
      if (sort && ordered && !ignoreOrder) {
        throw PythonError.typeError("Cannot use sort_categories=True with ordered Categoricals");
      }
      return new CategoryType(sorted(first.categories(), sort), ordered && !ignoreOrder);
    }
    if (ordered && !ignoreOrder) {
      throw PythonError.typeError(
          parts.stream().allMatch(CategoryColumn::ordered)
              ? "to union ordered Categoricals, all categories must be the same"
              : "Categorical.ordered must be the same");
    }
    Column all = Columns.concat(parts.stream().map(CategoryColumn::categories).toList());
    Column distinct = Factorizer.codes(all, Factorizer.Missing.DROP).uniques(all);
    return new CategoryType(sorted(distinct, sort), false);
  }

  private static Column sorted(Column categories, boolean sort) {
    return sort ? categories.take(Sorter.safeOrder(List.of(categories))) : categories;
  }
}
