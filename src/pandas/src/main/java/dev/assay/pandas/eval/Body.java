package dev.assay.pandas.eval;

/** What a built-in function does with its arguments. */
@FunctionalInterface
public interface Body {

  Object call(Args args);
}
