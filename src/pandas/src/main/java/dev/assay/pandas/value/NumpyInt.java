package dev.assay.pandas.value;

/** numpy's {@code int64} scalar: what an element or a reduction of an integer column gives. */
public record NumpyInt(long value) {}
