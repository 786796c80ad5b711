package dev.assay.pandas.frame.show;

import dev.assay.pandas.value.CountedText;
import dev.assay.pandas.value.Text;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.DoubleStream;

/** The floats of an array as numpy writes them: up to eight digits, the points below each other. */
final class ArrayReals {

  private static final int PRECISION = 8;

  private ArrayReals() {}

  static List<String> of(double[] values) {
    double[] finite = DoubleStream.of(values).filter(Double::isFinite).toArray();
    double[] sizes = DoubleStream.of(finite).map(Math::abs).filter(size -> size > 0).toArray();
    double most = DoubleStream.of(sizes).max().orElse(0);
    double least = DoubleStream.of(sizes).min().orElse(0);
    boolean exponents = sizes.length > 0 && (most >= 1e8 || least < 1e-4 || most / least > 1000);
    List<String> texts = new ArrayList<>();
    for (double value : values) {
      texts.add(
          !Double.isFinite(value) ? Text.str(value) : exponents ? scientific(value) : fixed(value));
    }
    return exponents ? alignedExponents(values, texts) : alignedPoints(values, texts);
  }

  /** Without zeros at the end, but with the point. */
  private static String fixed(double value) {
    BigDecimal shortest = new BigDecimal(Double.toString(value));
    BigDecimal digits =
        shortest.scale() <= PRECISION
            ? shortest
            : new BigDecimal(value).setScale(PRECISION, RoundingMode.HALF_EVEN);
    String plain = digits.stripTrailingZeros().toPlainString();
    String signed = isNegative(value) && !plain.startsWith("-") ? "-" + plain : plain;
    return signed.contains(".") ? signed : signed + ".";
  }

  private static String scientific(double value) {
    BigDecimal shortest = new BigDecimal(Double.toString(Math.abs(value))).stripTrailingZeros();
    boolean fits = shortest.precision() <= PRECISION + 1;
    BigDecimal digits =
        fits
            ? shortest
            : new BigDecimal(Math.abs(value))
                .round(new MathContext(PRECISION + 1, RoundingMode.HALF_EVEN))
                .stripTrailingZeros();
    int exponent = digits.signum() == 0 ? 0 : digits.precision() - digits.scale() - 1;
    String unscaled = digits.signum() == 0 ? "0" : digits.unscaledValue().toString();
    return "%s%s.%se%s%02d"
        .formatted(
            isNegative(value) ? "-" : "",
            unscaled.charAt(0),
            unscaled.substring(1),
            exponent < 0 ? "-" : "+",
            Math.abs(exponent));
  }

  private static boolean isNegative(double value) {
    return Math.copySign(1, value) < 0;
  }

  private static List<String> alignedPoints(double[] values, List<String> texts) {
    int left = 0;
    int right = 0;
    for (int at = 0; at < values.length; at++) {
      if (Double.isFinite(values[at])) {
        int point = texts.get(at).indexOf('.');
        left = Math.max(left, point);
        right = Math.max(right, texts.get(at).length() - point - 1);
      }
    }
    List<String> padded = new ArrayList<>();
    for (int at = 0; at < values.length; at++) {
      String text = texts.get(at);
      int point = text.indexOf('.');
      boolean finite = Double.isFinite(values[at]);
      int after = finite ? right - (text.length() - point - 1) : 0;
      padded.add(
          finite
              ? CountedText.repeat(" ", left - point) + text + CountedText.repeat(" ", after)
              : text);
    }
    return rightAligned(padded, left + right + 1);
  }

  private static List<String> alignedExponents(double[] values, List<String> texts) {
    int digits = 0;
    int exponents = 0;
    for (int at = 0; at < values.length; at++) {
      if (Double.isFinite(values[at])) {
        String text = texts.get(at);
        digits = Math.max(digits, text.indexOf('e') - text.indexOf('.') - 1);
        exponents = Math.max(exponents, text.length() - text.indexOf('e') - 2);
      }
    }
    List<String> padded = new ArrayList<>();
    for (int at = 0; at < values.length; at++) {
      String text = texts.get(at);
      int exponent = text.indexOf('e');
      if (Double.isFinite(values[at])) {
        int zeros = digits - (exponent - text.indexOf('.') - 1);
        String power = text.substring(exponent + 2);
        text =
            text.substring(0, exponent)
                + CountedText.repeat("0", zeros)
                + text.substring(exponent, exponent + 2)
                + CountedText.repeat("0", exponents - power.length())
                + power;
      }
      padded.add(text);
    }
    return rightAligned(padded, 0);
  }

  private static List<String> rightAligned(List<String> texts, int least) {
    int width = Math.max(least, Collections.max(lengths(texts)));
    List<String> aligned = new ArrayList<>(texts);
    aligned.replaceAll(text -> CountedText.repeat(" ", width - text.length()) + text);
    return aligned;
  }

  private static List<Integer> lengths(List<String> texts) {
    List<Integer> lengths = new ArrayList<>(texts.stream().map(String::length).toList());
    lengths.add(0);
    return lengths;
  }
}
