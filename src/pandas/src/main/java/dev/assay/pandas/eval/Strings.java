package dev.assay.pandas.eval;

import dev.assay.pandas.value.PySlice;
import dev.assay.pandas.value.TextBuilder;

/** Strings as sequences of code points, as Python has them; Java's units where that is the same. */
public final class Strings {

  private Strings() {}

  /** The number of code points. */
  public static int length(String text) {
    return text.codePointCount(0, text.length());
  }

  static Object get(Context context, String text, Object key) {
    int length = length(text);
    if (key instanceof PySlice slice) {
      return slice(text, length, slice);
    }
    int position = Items.position(key, length, "string", "string index out of range");
    return slice(text, position, position + 1);
  }

  /** The code points from one position up to another. */
  public static String slice(String text, int from, int to) {
    int start = text.offsetByCodePoints(0, from);
    return text.substring(start, text.offsetByCodePoints(start, to - from));
  }

  private static String slice(String text, int length, PySlice slice) {
    PySlice.Range range = slice.within(length);
    if (range.step() == 1) {
      return slice(text, range.start(), range.start() + range.count());
    }
    int[] points = text.codePoints().toArray();
    TextBuilder out = new TextBuilder(range.count());
    for (int index = 0; index < range.count(); index++) {
      out.appendCodePoint(points[range.position(index)]);
    }
    return out.toString();
  }
}
