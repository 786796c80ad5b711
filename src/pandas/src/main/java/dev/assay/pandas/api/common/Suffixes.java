package dev.assay.pandas.api.common;

import dev.assay.pandas.eval.Args;
import dev.assay.pandas.value.None;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Text;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a merge puts after names that both sides have; {@code null} for nothing. */
public record Suffixes(@Nullable String left, @Nullable String right) {

  /** Those of the argument {@code suffixes}. */
  public static Suffixes of(Args args) {
    if (!args.has("suffixes")) {
      return new Suffixes("_x", "_y");
    }
    Object given = args.get("suffixes");
    if (given instanceof String || !Read.isListLike(given)) {
      throw PythonError.typeError("Passing 'suffixes' other than as a pair is not supported");
    }
    List<Object> suffixes = Read.items(args.context(), given);
    if (suffixes.size() != 2) {
      throw PythonError.valueError("suffixes are two: one for each side");
    }
    // two that are false, such as empty ones, tell nothing apart
    return suffixes.stream().anyMatch(args.context()::truth)
        ? new Suffixes(text(suffixes.getFirst()), text(suffixes.getLast()))
        : new Suffixes(null, null);
  }

  private static @Nullable String text(Object given) {
    return given == None.NONE ? null : Text.str(given);
  }
}
