package dev.assay.pandas.value;

/** numpy's {@code float64} scalar, a subclass of Python's float that divides by zero to inf. */
public record NumpyFloat(double value) implements NumpyScalar {}
