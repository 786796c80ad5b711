package dev.assay.pandas.api.numpy;

import dev.assay.pandas.api.array.ArrayObject;
import dev.assay.pandas.api.array.ArrayType;
import dev.assay.pandas.api.array.Lines;
import dev.assay.pandas.api.array.Matrices;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Body;

/**
 * Functions of one dimension for arrays of two: of each row or column by itself along the argument
 * {@code axis}, of all cells one behind the other without it.
 */
final class AlongAxis {

  private AlongAxis() {}

  /** The function of the array that the named argument is. */
  static Body of(String name, Body flat) {
    return args -> {
      Object given = args.get(name);
      Args plain = args.with("axis", Scalars.NONE);
      if (!Matrices.hasRows(given)) {
        ArrayType.requireAxis(args);
        return flat.call(plain);
      }
      if (args.optional("axis") == null) {
        return flat.call(
            plain.with(name, new ArrayObject(Matrices.read(args.context(), given).cells())));
      }
      return Lines.of(args, given).each(args.context(), line -> flat.call(plain.with(name, line)));
    };
  }
}
