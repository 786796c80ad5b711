package dev.assay.catalog.values;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EditDistanceTest {

  @ParameterizedTest
  @CsvSource({
    "kitten,sitting,3",
    "flaw,lawn,2",
    "abc,abc,0",
    "'',abc,3",
    "abc,'',3",
    "zürich,zurich,1",
    "ab,ba,2",
    "😀b,b,1",
    "東京,東京都,1"
  })
  void insertionsDeletionsAndReplacementsCountOne(String from, String to, int edits) {
    int[] text = to.codePoints().toArray();

    assertThat(new EditDistance(from.codePoints().toArray()).to(text, text.length, 10))
        .isEqualTo(edits);
  }

  @Property
  void itIsWhatTheTextbookComputes(
      @ForAll("texts") String from,
      @ForAll("texts") String to,
      @ForAll @IntRange(max = 12) int most) {
    int expected = byTheTextbook(from, to);
    int[] text = to.codePoints().toArray();

    int edits = new EditDistance(from.codePoints().toArray()).to(text, text.length, most);

    if (expected <= most) {
      assertThat(edits).isEqualTo(expected);
    } else {
      assertThat(edits).isGreaterThan(most);
    }
  }

  /** Few letters, so that texts resemble one another; some longer than a word of 64 bits. */
  @Provide
  Arbitrary<String> texts() {
    Arbitrary<String> shorter = Arbitraries.strings().withChars("abcé東").ofMaxLength(12);
    Arbitrary<String> longer =
        Arbitraries.strings().withChars("aé").ofMinLength(60).ofMaxLength(70);
    return Arbitraries.oneOf(shorter, longer);
  }

  static int byTheTextbook(String from, String to) {
    int[][] table = new int[from.length() + 1][to.length() + 1];
    for (int row = 0; row <= from.length(); row++) {
      for (int column = 0; column <= to.length(); column++) {
        if (row == 0 || column == 0) {
          table[row][column] = row + column;
        } else {
          int replaced = from.charAt(row - 1) == to.charAt(column - 1) ? 0 : 1;
          table[row][column] =
              Math.min(
                  table[row - 1][column - 1] + replaced,
                  Math.min(table[row - 1][column], table[row][column - 1]) + 1);
        }
      }
    }
    return table[from.length()][to.length()];
  }
}
