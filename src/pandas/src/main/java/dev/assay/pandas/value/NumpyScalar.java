package dev.assay.pandas.value;

/** A scalar of numpy's, which keeps its kind where it meets Python's numbers. */
public sealed interface NumpyScalar permits NumpyBool, NumpyFloat, NumpyInt {}
