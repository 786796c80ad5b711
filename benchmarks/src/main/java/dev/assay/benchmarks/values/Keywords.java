package dev.assay.benchmarks.values;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;

/** Keywords as people write them: values with one or two slips. The same ones for one seed. */
public final class Keywords {

  private final MadeUpValues values;
  private final SplittableRandom random;

  private Keywords(MadeUpValues values, SplittableRandom random) {
    this.values = values;
    this.random = random;
  }

  /** So many keywords, of columns and rows that are drawn. */
  public static List<String> of(MadeUpValues values, int count, long seed) {
    Keywords keywords = new Keywords(values, new SplittableRandom(seed));
    List<String> drawn = new ArrayList<>();
    while (drawn.size() < count) {
      drawn.add(keywords.next());
    }
    return List.copyOf(drawn);
  }

  private String next() {
    int place = random.nextInt(MadeUpValues.places().size());
    String keyword = values.value(place, random.nextLong(values.valuesPerColumn()));
    int slips = random.nextInt(1, 3);
    for (int slip = 0; slip < slips; slip++) {
      keyword = withASlip(keyword);
    }
    return keyword;
  }

  private String withASlip(String text) {
    int at = random.nextInt(text.length());
    String before = text.substring(0, at);
    String after = text.substring(at);
    char letter = (char) random.nextInt('a', 'z' + 1);
    return switch (random.nextInt(6)) {
      case 0 -> before + letter + after;
      case 1 -> before + after.substring(1);
      case 2 -> before + letter + after.substring(1);
      case 3 -> after.length() < 2 ? text : swapped(before, after);
      case 4 ->
          random.nextBoolean() ? text.toUpperCase(Locale.ROOT) : text.toLowerCase(Locale.ROOT);
      default -> random.nextBoolean() ? " " + text + "  " : before + " " + after;
    };
  }

  private static String swapped(String before, String after) {
    return before + after.charAt(1) + after.charAt(0) + after.substring(2);
  }
}
