package dev.assay.analysis.detector;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.analysis.Finding;
import dev.assay.analysis.wording.Wording;
import dev.assay.catalog.Catalog;
import dev.assay.catalog.ReadingListener;
import dev.assay.catalog.ddl.DdlCatalog;
import dev.assay.sql.Dialect;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is found where the DDL of a database is all that is known of it. */
class DdlDetectionTest {

  private static final String DDL =
      """
      CREATE TABLE sets (id INTEGER PRIMARY KEY, code TEXT, name TEXT);
      CREATE TABLE cards (id INTEGER PRIMARY KEY, setCode TEXT, artist TEXT, cost REAL);
      CREATE TABLE rulings (id INTEGER PRIMARY KEY, card_id INTEGER, day DATE, text TEXT,
        FOREIGN KEY (card_id) REFERENCES cards (id));
      CREATE TABLE translations (id INTEGER PRIMARY KEY, setCode TEXT, language TEXT,
        set_id INTEGER, FOREIGN KEY (set_id) REFERENCES sets (id));
      CREATE TABLE people (id INTEGER PRIMARY KEY, forename TEXT, surname TEXT, full_name TEXT);
      CREATE TABLE heroes (id INTEGER PRIMARY KEY, hero_name TEXT, full_name TEXT);
      CREATE TABLE powers_of (hero_id INTEGER, power_id INTEGER,
        FOREIGN KEY (hero_id) REFERENCES heroes (id));
      """;

  @TempDir Path folder;
  private Catalog catalog;

  @BeforeEach
  void read() throws IOException {
    Path file = Files.writeString(folder.resolve("games.sql"), DDL);
    catalog = new DdlCatalog(Dialect.SQLITE, ReadingListener.NONE).read(file, "games");
  }

  private List<String> kinds(String question, String sql) {
    return new Detector(catalog, true, question).inspect(sql).stream().map(Finding::kind).toList();
  }

  private List<String> worded(String question, String sql) {
    return new Wording(catalog, question, "").of(sql).stream().map(Finding::kind).toList();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          join-not-along-key | SELECT c.artist, s.name FROM cards c JOIN sets s ON c.id = s.id
          contradiction      | SELECT id FROM cards WHERE artist = 'Rex' AND cost > 1 AND artist = 'Ann'
          and-before-or      | SELECT c.artist, s.name FROM cards c, sets s WHERE c.setCode = s.code AND s.name = 'a' OR s.name = 'b'
          ordered-row        | SELECT count(id) FROM cards ORDER BY cost DESC LIMIT 1
          type-mismatch      | SELECT id FROM rulings WHERE day > 1993
          """)
  void itIsFound(String kind, String sql) {
    assertThat(kinds("", sql)).containsExactly(kind);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          SELECT c.artist, s.name FROM cards c JOIN sets s ON c.setCode = s.code
          SELECT c.artist, t.language FROM cards c JOIN translations t ON t.setCode = c.setCode
          SELECT id FROM cards WHERE artist = 'Adam Rex' OR artist LIKE ' % '
          SELECT 1 FROM rulings a, rulings b WHERE a.card_id = b.card_id AND a.text = 'x' AND b.text = 'y'
          SELECT id FROM cards WHERE artist = 'Rex' AND cost = 1 OR artist = 'Ann' AND cost = 2
          SELECT id FROM cards WHERE cost > 5 AND artist = 'Rex' OR artist = 'Ann'
          SELECT id FROM cards WHERE cost > 5 AND (artist = 'Rex' OR artist = 'Ann')
          SELECT id FROM cards WHERE setCode = 'x' AND cost = 5 OR artist = 'Ann'
          SELECT artist, count(*) FROM cards GROUP BY artist ORDER BY count(*) DESC LIMIT 1
          SELECT max(cost) FROM cards ORDER BY cost DESC LIMIT 1
          SELECT id FROM rulings WHERE day > '1993-01-01'
          """)
  void whatMayBeMeantIsLeftAlone(String sql) {
    assertThat(kinds("", sql)).isEmpty();
  }

  @Test
  void thingsThatAJoinRepeatsAreCountedOnceIfTheyAreAskedFor() {
    String sql = "SELECT count(c.id) FROM cards c JOIN rulings r ON r.card_id = c.id";

    assertThat(kinds("How many cards have a ruling?", sql)).containsExactly("multiplied-rows");
    assertThat(kinds("Among the cards with rulings, how many are there?", sql))
        .containsExactly("multiplied-rows");
    assertThat(kinds("How many rulings are there?", sql)).isEmpty();
    assertThat(kinds("", sql)).isEmpty();
    assertThat(kinds("How many cards have a ruling?", sql.replace("(c", "(DISTINCT c"))).isEmpty();
  }

  @Test
  void twoValuesThatTheQuestionNamesSideBySideShareTheirCondition() {
    String sql = "SELECT id FROM cards WHERE cost > 5 AND artist = 'Rex' OR artist = 'Ann'";

    assertThat(kinds("Cards of over 5 by Rex or Ann", sql)).containsExactly("and-before-or");
    assertThat(kinds("Cards of over 5 by Rex, or any by Ann", sql)).isEmpty();
  }

  @Test
  void aJoinByAnotherColumnThanTheDeclaredKeyIsFound() {
    assertThat(
            kinds("", "SELECT t.language, s.name FROM translations t JOIN sets s ON t.id = s.id"))
        .containsExactly("join-not-along-key");
  }

  @Test
  void ofATableThatLinksTwoOthersEachPairIsThereOnce() {
    String sql =
        "SELECT count(h.id) FROM heroes h JOIN powers_of p ON p.hero_id = h.id"
            + " WHERE p.power_id = 3";

    assertThat(kinds("How many heroes have it?", sql)).isEmpty();
  }

  @Test
  void aSumOfOnesCountsRowsAndIsNoSum() {
    String sql =
        "SELECT sum(CASE WHEN c.cost > 2 THEN %s ELSE 0 END) FROM cards c"
            + " JOIN rulings r ON r.card_id = c.id";

    assertThat(kinds("", sql.formatted("1"))).isEmpty();
    assertThat(kinds("", sql.formatted("1.0"))).isEmpty();
    assertThat(kinds("", sql.formatted("c.cost"))).containsExactly("multiplied-rows");
  }

  @Test
  void aSubqueryOfTheOneThingThatTheQuestionNamesIsLeftAlone() {
    String named = "SELECT (SELECT id FROM heroes WHERE hero_name = 'Adam Rex') - 1";
    String shared = "SELECT (SELECT cost FROM cards WHERE artist = 'Adam Rex') - 1";

    assertThat(kinds("What comes before the number of Adam Rex?", named)).isEmpty();
    assertThat(kinds("What comes before it?", named)).containsExactly("scalar-subquery");
    assertThat(kinds("What does the card of Adam Rex cost?", shared))
        .as("an artist has many cards")
        .containsExactly("scalar-subquery");
  }

  @Test
  void aColumnThatTheQuestionNamesByAllItsWordsIsFound() {
    String sql = "SELECT %s FROM heroes";

    assertThat(worded("List the hero names", sql.formatted("full_name")))
        .containsExactly("asked-column");
    assertThat(worded("List the heroes' full names", sql.formatted("hero_name")))
        .containsExactly("asked-column");
    assertThat(worded("List the hero names", sql.formatted("hero_name"))).isEmpty();
    assertThat(worded("List the hero names", sql.formatted("*"))).isEmpty();
    assertThat(worded("List the set names", "SELECT name FROM sets")).isEmpty();
  }

  @Test
  void aColumnThatNamesTheThingWithMostOfSomethingMayBeLeftOut() {
    String sql = "SELECT MAX(full_name) FROM heroes";

    assertThat(worded("What is the full name of the most popular hero name?", sql)).isEmpty();
    assertThat(worded("What is the longest hero name?", sql)).isEmpty();
    assertThat(worded("What is the full name of the hero name?", sql))
        .containsExactly("asked-column");
  }

  @Test
  void aFullNameHasBothOfItsParts() {
    assertThat(worded("Give the full name of the person", "SELECT surname FROM people"))
        .contains("asked-column");
    assertThat(worded("Give the full name", "SELECT forename, surname FROM people")).isEmpty();
    assertThat(
            worded(
                "Give the full name of the person called Smith",
                "SELECT full_name FROM people WHERE surname = 'Smith'"))
        .isEmpty();
  }
}
