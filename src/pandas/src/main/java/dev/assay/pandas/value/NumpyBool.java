package dev.assay.pandas.value;

/** numpy's {@code bool} scalar: what comparing or reducing elements of a column gives. */
public record NumpyBool(boolean value) implements NumpyScalar {}
