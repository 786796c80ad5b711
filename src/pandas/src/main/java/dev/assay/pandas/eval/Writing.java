package dev.assay.pandas.eval;

import java.util.function.Supplier;

/** How a program has values written, where it has set options of that. */
@FunctionalInterface
public interface Writing {

  /** The text that is made within the options. */
  String write(Supplier<String> text);
}
