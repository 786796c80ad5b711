package dev.assay.pandas.value;

/**
 * numpy's float scalar {@code float64}, a subclass of Python's float that divides by zero to inf.
 */
public record NumpyFloat(double value) implements NumpyScalar {}
