package dev.assay.catalog.values;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * One lookup: goes through the slices whose lengths come into question, the likeliest lengths
 * first; counts in each how many keys of the keyword an entry has; and measures the distance of
 * those that have enough of them, the most first. What it has found already makes it ask for more.
 */
final class NearSearch {

  private static final int LONGEST_KEYWORD =
      (int) (ValueIndex.LONGEST_VALUE / (1 - ValueIndex.MOST_DISTANCE));

  /** In one slice of bands, where nothing tells how many bands near values share at the least. */
  private static final int MOST_MEASURED_BY_BANDS = 2_048;

  private final String keyword;
  private final int limit;
  private final List<ValuePlace> places;
  private final int[] normal;
  private final long letters;
  private final EditDistance distance;
  private final Nearest nearest;
  private final Map<SliceKind, int[]> keys = new EnumMap<>(SliceKind.class);
  private final byte[] counts = new byte[SliceBuilder.MOST_ENTRIES + 1];
  private final char[] found = new char[SliceBuilder.MOST_ENTRIES + 1];
  private final int[] text = new int[ValueIndex.LONGEST_VALUE];

  /**
   * Looks at values of all places, or only within some.
   *
   * @param misspelled whether what one slip makes of the keyword is near in any case: changing two
   *     letters round is two edits
   */
  NearSearch(
      String keyword,
      int limit,
      List<ValuePlace> places,
      @Nullable BitSet within,
      boolean misspelled) {
    this.keyword = keyword;
    this.limit = limit;
    this.places = places;
    boolean tooLong = keyword.length() > 4 * LONGEST_KEYWORD;
    this.normal = tooLong ? new int[0] : NormalForm.of(keyword).codePoints().toArray();
    this.nearest =
        new Nearest(limit, within, misspelled ? Math.min(2, (normal.length + 1) / 2) : 0);
    this.letters = LetterBag.of(normal);
    this.distance = new EditDistance(normal);
  }

  List<ValueMatch> in(List<Slice> slices) {
    if (normal.length == 0 || normal.length > LONGEST_KEYWORD) {
      return List.of();
    }
    slices.stream()
        .sorted(Comparator.comparingInt(slice -> Math.abs(likeliestLength(slice) - normal.length)))
        .forEach(this::search);
    return matches();
  }

  private int likeliestLength(Slice slice) {
    return Math.clamp(normal.length, slice.shortest(), slice.longest());
  }

  private void search(Slice slice) {
    int length = likeliestLength(slice);
    int most = nearest.most(Math.max(length, normal.length));
    if (Math.abs(length - normal.length) > most) {
      return;
    }
    Slice.Reader reader = slice.reader();
    int foundCount = count(slice, reader, leastShared(slice));
    measure(slice, reader, byCount(foundCount));
    Arrays.fill(counts, 0, slice.entries(), (byte) 0);
  }

  /** How many keys an entry must share to come near enough. */
  private int leastShared(Slice slice) {
    int longer = Math.max(slice.longest(), normal.length);
    return slice.kind() == SliceKind.GRAMS ? Grams.leastShared(longer, nearest.most(longer)) : 1;
  }

  private int count(Slice slice, Slice.Reader reader, int least) {
    int foundCount = 0;
    int[] wanted = keys.computeIfAbsent(slice.kind(), kind -> kind.keys(normal, normal.length));
    for (int bucket : reader.buckets(wanted)) {
      foundCount = reader.count(bucket, counts, least, found, foundCount);
    }
    return foundCount;
  }

  /** The entries found, those with the highest counts first. */
  private char[] byCount(int foundCount) {
    int[] starts = new int[0x101];
    for (int index = 0; index < foundCount; index++) {
      starts[0x100 - (counts[found[index]] & 0xFF)]++;
    }
    for (int index = 1, sum = 0; index <= 0x100; index++) {
      int size = starts[index];
      starts[index] = sum;
      sum += size;
    }
    char[] ordered = new char[foundCount];
    for (int index = 0; index < foundCount; index++) {
      ordered[starts[0x100 - (counts[found[index]] & 0xFF)]++] = found[index];
    }
    return ordered;
  }

  private void measure(Slice slice, Slice.Reader reader, char[] candidates) {
    int longest = Math.max(slice.longest(), normal.length);
    int left = slice.kind() == SliceKind.GRAMS ? Integer.MAX_VALUE : MOST_MEASURED_BY_BANDS;
    for (char candidate : candidates) {
      if (left == 0 || (counts[candidate] & 0xFF) < leastShared(slice)) {
        return;
      }
      if (LetterBag.leastEdits(letters, reader.bag(candidate)) <= nearest.most(longest)) {
        measure(reader, candidate);
        left--;
      }
    }
  }

  private void measure(Slice.Reader reader, int entry) {
    int length = reader.normalForm(entry, text);
    int longer = Math.max(length, normal.length);
    int most = nearest.most(longer);
    int edits = distance.to(text, length, most);
    if (edits <= most) {
      nearest.add(edits, longer, reader.spellings(entry));
    }
  }

  private List<ValueMatch> matches() {
    EditDistance asWritten = new EditDistance(keyword.codePoints().toArray());
    List<ValueMatch> matches = new ArrayList<>();
    for (Nearest.Found each : nearest.found()) {
      each.spellings().stream()
          .sorted(Comparator.comparingInt(spelling -> distance(asWritten, spelling)))
          .map(spelling -> match(each.distance(), spelling))
          .forEach(matches::add);
    }
    return List.copyOf(matches.subList(0, Math.min(limit, matches.size())));
  }

  private static int distance(EditDistance asWritten, Spelling spelling) {
    int[] value = spelling.value().codePoints().toArray();
    return asWritten.to(value, value.length, Integer.MAX_VALUE - 1);
  }

  private ValueMatch match(double distance, Spelling spelling) {
    return new ValueMatch(
        spelling.value(), distance, spelling.places().stream().map(places::get).toList());
  }
}
