package dev.assay.pandas.builtins.pandas;

import dev.assay.pandas.eval.Args;
import dev.assay.pandas.frame.Index;
import dev.assay.pandas.frame.Positions;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Regex;
import dev.assay.pandas.value.Text;

/** The labels that {@code filter(items=..., like=..., regex=...)} keeps. */
final class LabelFilter {

  private LabelFilter() {}

  static int[] positions(Args args, Index index) {
    Object items = args.optional("items");
    Positions kept = new Positions();
    if (items != null) {
      if (!index.isUnique()) {
        throw PythonError.valueError("cannot reindex on an axis with duplicate labels");
      }
      for (Object label : Read.items(args.context(), items)) {
        for (int at : index.lookup().all(label)) {
          kept.add(at);
        }
      }
      return kept.toArray();
    }
    String like = args.optionalString("like");
    String regex = args.optionalString("regex");
    if (like == null && regex == null) {
      throw PythonError.typeError("Must pass either `items`, `like`, or `regex`");
    }
    Regex pattern = Regex.compile(regex == null ? "" : regex, 0);
    for (int at = 0; at < index.size(); at++) {
      String label = Text.str(index.label(at));
      boolean matches = like != null ? label.contains(like) : pattern.find(label);
      if (matches) {
        kept.add(at);
      }
    }
    return kept.toArray();
  }
}
