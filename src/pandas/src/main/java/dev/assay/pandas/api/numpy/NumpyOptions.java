package dev.assay.pandas.api.numpy;

import dev.assay.pandas.api.array.ArrayType;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Which options numpy's functions take besides what Assay takes of them: these are refused by name,
 * all others are unexpected to numpy as well.
 */
final class NumpyOptions {

  private static final Map<String, List<String>> TAKEN = new HashMap<>();

  static {
    elementwise();
    reductions();
    others();
  }

  private NumpyOptions() {}

  /** The notation of the options of a function; all that there are where it is not known. */
  static String of(String function) {
    List<String> taken = TAKEN.get(function);
    if (taken == null) {
      return ArrayType.OPTIONS;
    }
    return Arrays.stream(ArrayType.OPTIONS.split(",\\s*"))
        .filter(option -> taken.contains(option.substring(1, option.indexOf('='))))
        .collect(Collectors.joining(", "));
  }

  private static void of(String options, String functions) {
    List<String> taken = List.of(options.split(" "));
    for (String function : functions.split(" ")) {
      TAKEN.put(function, taken);
    }
  }

  private static void elementwise() {
    String functions =
        "log absolute acos acosh add arccos arccosh arcsin arcsinh arctan arctan2 arctanh "
            + "asin asinh atan atan2 atanh bitwise_and bitwise_invert bitwise_not bitwise_or "
            + "bitwise_xor cbrt ceil cos cosh deg2rad degrees divmod equal exp exp2 expm1 "
            + "fabs floor floor_divide fmax fmin fmod gcd greater greater_equal "
            + "hypot invert isfinite isinf isnan isnat lcm less less_equal log10 "
            + "log1p log2 logical_and logical_not logical_or logical_xor matmul maximum "
            + "minimum mod negative not_equal positive pow power rad2deg radians reciprocal "
            + "remainder rint sign signbit sin sinh sqrt square subtract tan tanh true_divide "
            + "trunc";
    of("casting order subok where dtype out", functions);
    for (String function : functions.split(" ")) {
      of("axis dtype out", function + ".accumulate");
      of("axis dtype keepdims initial where out", function + ".reduce");
      of("casting order subok where dtype out", function + ".outer");
    }
  }

  private static void reductions() {
    of("axis where keepdims out", "any");
    of("axis keepdims", "average count_nonzero");
    of("axis where dtype keepdims initial out", "nanprod nansum prod sum");
    of("axis where keepdims initial out", "amax amin max min nanmax nanmin");
    of("axis dtype out", "cumprod cumsum nancumsum");
    of("axis where dtype keepdims out", "mean nanmean nanstd nanvar std var");
    of(
        "axis keepdims out",
        "argmax argmin median nanargmax nanargmin nanmedian nanpercentile nanquantile "
            + "percentile ptp quantile");
  }

  private static void others() {
    of("device like dtype", "arange");
    of("order subok like dtype", "array");
    of("order device like dtype", "asarray");
    of("device", "astype");
    of("axis order", "sort argsort");
    of("order subok", "copy");
    of("axis device dtype", "linspace");
    of("axis out", "take");
    of("dtype", "corrcoef cov");
    of("order", "ravel reshape");
    of("axis casting dtype out", "concat concatenate stack");
    of("casting dtype", "hstack vstack");
    of("like dtype", "ascontiguousarray asfortranarray");
    of("order subok device dtype", "empty_like full_like ones_like zeros_like");
    of("order device like dtype", "asanyarray empty eye full ones zeros");
    of("out", "around busday_count dot fix is_busday isneginf isposinf outer round");
    of(
        "axis",
        "unique append array_split delete diff flip insert lexsort repeat "
            + "roll size split squeeze");
    of(
        "",
        "where histogram allclose array_equal bincount "
            + "column_stack convolve digitize fill_diagonal "
            + "flatnonzero geterr interp intersect1d isclose isin "
            + "isscalar issubdtype iterable nan_to_num ndim nonzero polyfit "
            + "polyval searchsorted select setdiff1d seterr setxor1d shape "
            + "tile transpose tril triu "
            + "union1d");
  }
}
