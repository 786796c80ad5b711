package dev.assay.cli.gates;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Every rule by which results are equal has a line in the documents and a test, and no other. */
class ComparisonRulesTest {

  private static final String DOCUMENT = "docs/execution.md";

  /** The beginnings of the rules' lines, and the tests that hold them. */
  private static final Map<String, List<String>> TESTS =
      Map.ofEntries(
          Map.entry(
              "columns are told by what they hold",
              List.of("namesAndOrderOfColumnsDoNotCount", "theNumberOfColumnsCountsAndTheMissing")),
          Map.entry("how often a row occurs counts", List.of("howOftenARowOccursCounts")),
          Map.entry(
              "the order of rows counts only where",
              List.of("rowsInAnotherOrderDifferOnlyWhereOrderIsSignificant")),
          Map.entry(
              "where it counts, rows that tie",
              List.of(
                  "rowsThatTieInWhatTheyAreSortedByMayStandInAnyOrder",
                  "tiesCountWhereWhatRowsAreSortedByIsNotShown")),
          Map.entry(
              "where rows tie at the place",
              List.of("ofRowsThatTieWhereTheFirstAreTakenAnyIsRight")),
          Map.entry(
              "a whole number is the same number",
              List.of("aWholeNumberEqualsItselfAsAReal", "bigWholeNumbersAreComparedExactly")),
          Map.entry(
              "as soon as one side has a fraction", List.of("fractionsAreEqualWithinTheTolerance")),
          Map.entry("-0.0 is 0", List.of("negativeZeroIsZero", "infinitiesEqualThemselvesOnly")),
          Map.entry("TRUE and FALSE are 1 and 0", List.of("booleansEqualOneAndZero")),
          Map.entry("text is compared with case", List.of("textCountsCaseSpacesAndSpelling")),
          Map.entry(
              "text that is an object or a list of JSON",
              List.of("jsonEqualsTheSameValueInAnotherSpelling")),
          Map.entry("text equals a number", List.of("textEqualsTheNumberThatItUsuallySpells")),
          Map.entry("NULL, None, NaN and NaT", List.of("nullEqualsOnlyNull")),
          Map.entry(
              "a date equals its midnight",
              List.of(
                  "datesAndTimesEqualTheirIsoSpelling", "zerosAfterAFractionOfASecondDoNotCount")),
          Map.entry("bytes are compared as they are", List.of("bytesEqualTheSameBytes")));

  @Test
  void everyDocumentedRuleHasATestAndEveryTestedRuleALine() {
    List<String> rules = rules();

    assertThat(rules).hasSameSizeAs(TESTS.keySet());
    assertThat(rules).allMatch(rule -> TESTS.keySet().stream().anyMatch(rule::startsWith));
    String tests =
        String.join(
            "\n",
            Checkout.here().java().stream()
                .filter(file -> !file.isMainJava() && !file.path().contains("/gates/"))
                .map(TextFile::text)
                .toList());
    assertThat(TESTS.values().stream().flatMap(List::stream))
        .allMatch(test -> tests.contains("void " + test));
  }

  private static List<String> rules() {
    String document =
        Checkout.here().files().stream()
            .filter(file -> file.path().equals(DOCUMENT))
            .map(TextFile::text)
            .findFirst()
            .orElseThrow();
    String table = document.substring(document.indexOf("| rule | equal | not equal |"));
    return table
        .substring(0, table.indexOf("\n\n"))
        .lines()
        .skip(2)
        .map(line -> line.substring(1).strip())
        .toList();
  }
}
