package dev.assay.workflow.demonstrations;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ChangedValueTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Which owners live in Berlin? | Which owners live in Paris? | Berlin | Paris",
        "Owners in Berlin, by name | owners in 'New York', by name | Berlin | New York",
        "Pets over 10 kg | Pets over 12.5 kg | 10 | 12.5",
        "Orders with status shipped | Orders with status cancelled | shipped | cancelled"
      })
  void oneValueIsAnother(String before, String later, String was, String now) {
    assertThat(ChangedValue.between(before, later)).contains(new ChangedValue(was, now));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Which owners live in Berlin? | Which owners live in Paris or Rome?",
        "Which owners live in Berlin? | Which pets live in Paris?",
        "Owners in Berlin | Owners in berlin or elsewhere",
        "Owners in Berlin | Owners anywhere",
        "Owners in Berlin | Owners",
        "Pets over 10 kg | Pets over Berlin kg",
        "The 3 pets over 3 kg | The 3 pets over 4 kg and 2",
        "Owners in Berlin | Owners in O'Brien"
      })
  void otherDifferencesAreNoValue(String before, String later) {
    assertThat(ChangedValue.between(before, later)).isEmpty();
  }

  @Test
  void theSameQuestionHasNoOtherValue() {
    assertThat(ChangedValue.between("Which pets?", "which pets"))
        .hasValueSatisfying(change -> assertThat(change.isNone()).isTrue());
  }

  @Test
  void textStandsInLiteralsAndCommentsOnly() {
    ChangedValue change = new ChangedValue("Berlin", "Paris");

    assertThat(change.inTestCode("# in Berlin\nBerlin = df[df['city'] == 'Berlin']"))
        .contains("# in Paris\nBerlin = df[df['city'] == 'Paris']");
    assertThat(change.inSql("SELECT Berlin FROM t WHERE city = 'Berlin' OR note = 'Berliner'"))
        .contains("SELECT Berlin FROM t WHERE city = 'Paris' OR note = 'Berliner'");
  }

  @Test
  void codeThatDoesNotNameTheValueOrNamesTheNewOneCannotBeChanged() {
    ChangedValue change = new ChangedValue("Berlin", "Paris");

    assertThat(change.inSql("SELECT 1")).isEmpty();
    assertThat(change.inSql("SELECT 1 WHERE a = 'Berlin' AND b <> 'Paris'")).isEmpty();
  }

  @Test
  void aSmallNumberThatStandsThereTwiceMayMeanTwoThings() {
    ChangedValue change = new ChangedValue("2", "3");

    assertThat(change.inTestCode("df[df['x'] > 2]")).contains("df[df['x'] > 3]");
    assertThat(change.inTestCode("df[df['x'] > 2].round(2)")).isEmpty();
    assertThat(new ChangedValue("2014", "2015").inSql("d BETWEEN '2014-01-01' AND '2014-12-31'"))
        .contains("d BETWEEN '2015-01-01' AND '2015-12-31'");
  }

  @Test
  void aNumberWhoseNeighbourStandsThereBeginsARange() {
    ChangedValue change = new ChangedValue("2023", "2021");

    assertThat(change.inSql("SELECT * FROM t WHERE d >= '2023-01-01' AND d < '2024-01-01'"))
        .isEmpty();
    assertThat(change.inSql("SELECT * FROM t WHERE d BETWEEN '2023-01-01' AND '2023-12-31'"))
        .contains("SELECT * FROM t WHERE d BETWEEN '2021-01-01' AND '2021-12-31'");
  }

  @Test
  void aNumberThatIsComputedWithMayBeNoValue() {
    ChangedValue change = new ChangedValue("100", "250");

    assertThat(change.inSql("SELECT * FROM t WHERE part * 100 / whole > 100")).isEmpty();
    assertThat(change.inTestCode("df[df['a'] > 100]")).contains("df[df['a'] > 250]");
  }

  @Test
  void aNameIsSpelledAsTheDatabaseSpellsIt() {
    ChangedValue change = new ChangedValue("Berlin", "PARIS");

    assertThat(change.spelled(List.of("Paris", "Rome"), List.of()))
        .contains(new ChangedValue("Berlin", "Paris"));
    assertThat(change.spelled(List.of(), List.of("city"))).contains(change);
    assertThat(change.spelled(List.of("Rome"), List.of())).isEqualTo(Optional.empty());
    assertThat(change.spelled(List.of(), List.of("paris"))).isEmpty();
  }
}
