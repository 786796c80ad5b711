package dev.assay.pandas.api.numpy;

import dev.assay.pandas.eval.PyModule;

/** What numpy has and Assay lacks, with the nearest way that there is. */
final class NumpyLacking {

  private static final String NO_FILES = "there are no files; build the data with pd.DataFrame";
  private static final String BY_HAND = "compute it with sums and products";
  private static final String LEAVE_OUT = "leave it out";
  private static final String FLAT = "use arrays of one dimension, or a DataFrame";
  private static final String PLAIN = "use a list, a Series or a DataFrame";
  private static final String WIDE = "use np.int64, np.float64 or bool";

  private NumpyLacking() {}

  static void add(PyModule.Builder table) {
    table.lacking("there is no randomness; write the numbers out", "random");
    files(table);
    mathematics(table);
    shapes(table);
    types(table);
    table.lacking("write np.where(...) or fill with fillna()", "choose");
    table.lacking("assign with np.where(...)", "copyto piecewise place put put_along_axis putmask");
    table.lacking("use np.sort(...) or np.argsort(...)", "argpartition partition");
    table.lacking("use sort_values([...])", "sort_complex");
    table.lacking("use == and .all()", "array_equiv testing test");
    table.lacking("use the values of a DataFrame", "diag diagonal identity trace");
    table.lacking("choose by a mask in brackets", "compress extract");
    table.lacking("use np.flip(...)", "fliplr flipud");
    table.lacking("use for and range(...)", "ndindex");
    table.lacking("use np.where(...)", "argwhere");
    table.lacking("write the limit out, or use float('inf')", "finfo iinfo");
    table.lacking("use 10 ** np.linspace(...)", "geomspace logspace");
    table.lacking("use np.diff(...)", "ediff1d");
    table.lacking("use np.dot(...)", "inner vdot");
    table.lacking(
        "use np.cumsum(...) or np.cumprod(...)", "cumulative_prod cumulative_sum nancumprod");
    table.lacking("use np.vstack(...)", "row_stack");
    table.lacking("use np.unique(...)", "unique_all unique_counts unique_inverse unique_values");
    table.lacking("use % or //", "modf frexp ldexp");
    table.lacking("use dates and bdate ranges of pandas", "busday_offset");
    table.lacking("use dt.strftime(...)", "datetime_as_string datetime_data busdaycalendar");
    table.lacking("use the method astype(...) or np.asarray(...)", "asarray_chkfinite astype");
    table.lacking("use a loop or apply(function)", "frompyfunc fromfunction fromiter");
    table.lacking("use apply(function, axis=1)", "apply_along_axis apply_over_axes");
    table.lacking("use str methods", "char strings");
    table.lacking("use np.histogram(...)", "histogram2d histogram_bin_edges histogramdd");
  }

  private static void files(PyModule.Builder table) {
    table.lacking(
        NO_FILES,
        "load loadtxt genfromtxt fromfile fromregex frombuffer fromstring from_dlpack memmap"
            + " save savetxt savez savez_compressed");
    table.lacking(
        LEAVE_OUT,
        "seterrcall geterrcall set_printoptions get_printoptions"
            + " printoptions setbufsize getbufsize show_config show_runtime info require ctypeslib"
            + " f2py little_endian shares_memory may_share_memory get_include");
    table.lacking(
        "use str(...) or f-strings",
        "array2string array_repr array_str base_repr binary_repr format_float_positional"
            + " format_float_scientific");
  }

  private static void mathematics(PyModule.Builder table) {
    table.lacking(
        BY_HAND,
        "fft polynomial poly poly1d polyadd polyder polydiv polyint polymul polysub roots correlate"
            + " cross einsum einsum_path kron tensordot vecdot vecmat matvec unwrap bartlett"
            + " copysign float_power gradient heaviside trapezoid blackman hamming hanning kaiser"
            + " i0 sinc vander");
    table.lacking("use np.log(...)", "logaddexp logaddexp2 emath");
    table.lacking(
        "use abs() and -", "angle conj conjugate imag real real_if_close nextafter spacing");
    table.lacking(
        "numbers have no imaginary part",
        "iscomplex iscomplexobj isreal isrealobj isdtype isfortran");
    table.lacking(
        "multiply or divide by powers of two",
        "left_shift right_shift bitwise_left_shift bitwise_right_shift");
    table.lacking("use Series of bool", "packbits unpackbits bitwise_count");
  }

  private static void shapes(PyModule.Builder table) {
    table.lacking(
        FLAT,
        "atleast_1d atleast_2d atleast_3d block bmat broadcast broadcast_arrays broadcast_shapes"
            + " diag_indices diag_indices_from diagflat dsplit dstack hsplit vsplit"
            + " indices ix_ mask_indices matrix matrix_transpose"
            + " asmatrix mgrid ogrid moveaxis permute_dims rollaxis"
            + " ravel_multi_index unravel_index resize unstack broadcast_to expand_dims meshgrid"
            + " rot90 swapaxes tri tril_indices tril_indices_from triu_indices"
            + " triu_indices_from");
    table.lacking(
        PLAIN,
        "c_ r_ s_ index_exp nditer nested_iters flatiter pad rec recarray"
            + " record ma lib core take_along_axis trim_zeros");
  }

  private static void types(PyModule.Builder table) {
    table.lacking(
        WIDE,
        "complex64 complex128 complex256 complexfloating cdouble clongdouble csingle float16"
            + " float128 half single longdouble byte ubyte short ushort intc uintc uint uintp"
            + " ulong ulonglong bytes_ void character flexible inexact unsignedinteger ufunc");
    table.lacking(
        "compare dtypes by their names, as in dtype == 'int64'",
        "can_cast common_type min_scalar_type mintypecode promote_types result_type typecodes"
            + " typename sctypeDict ScalarType dtypes typing exceptions");
  }
}
