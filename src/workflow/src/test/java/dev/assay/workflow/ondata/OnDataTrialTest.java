package dev.assay.workflow.ondata;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.catalog.Catalog;
import dev.assay.catalog.CatalogReader;
import dev.assay.catalog.DatabaseLocation;
import dev.assay.catalog.DatabaseQueries;
import dev.assay.catalog.ReadRows;
import dev.assay.catalog.ValueSharing;
import dev.assay.sql.Dialect;
import dev.assay.sql.SqlFailure;
import dev.assay.table.AsOf;
import dev.assay.table.Table;
import dev.assay.workflow.InMemoryStore;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.execution.Candidate;
import dev.assay.workflow.ondata.OnData.ComparedTable;
import dev.assay.workflow.ondata.OnData.End;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.Asked;
import dev.assay.workflow.run.KnownDatabase;
import dev.assay.workflow.run.LinkingSettings;
import dev.assay.workflow.run.Question;
import dev.assay.workflow.run.RunSettings;
import dev.assay.workflow.run.Stopwatch;
import dev.assay.workflow.testcode.PandasCode;
import dev.assay.workflow.testcode.PandasCode.Built;
import dev.assay.workflow.testcode.PandasCode.Computed;
import dev.assay.workflow.testcode.TestCase;
import dev.assay.workflow.testdata.TestDataAttempt;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Instant;
import java.time.InstantSource;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Answers and test code on the rows of a small shop. */
class OnDataTrialTest {

  private static final Instant ASKED = Instant.parse("2026-03-01T12:00:00Z");
  private static final String SHOP =
      """
      CREATE TABLE customers (id INTEGER PRIMARY KEY, name TEXT, city TEXT, since DATE);
      CREATE TABLE orders (id INTEGER PRIMARY KEY, customer INTEGER REFERENCES customers (id), \
        amount REAL, day TEXT, note TEXT);
      INSERT INTO customers VALUES
        (70001, 'Canary Anna', 'Canary Town', '2021-05-01'),
        (70002, 'Canary Bert', 'canary town', '2022-07-03'),
        (70003, 'Canary Carl', NULL, '2023-01-09');
      INSERT INTO orders VALUES
        (80001, 70001, 4711.5, '2024-12-31', 'canary express'),
        (80002, 70001, 815.25, '2025-01-01', 'canary'),
        (80003, 70002, 333.75, '2025-12-31', NULL),
        (80004, 70002, 99.99, '2026-01-01', 'canary EXPRESS late');
      """;
  private static final String DATA =
      """
      customers_df = pd.DataFrame({'id': [1, 2], 'name': ['a', 'b'], 'city': ['x', None], 'since': ['2020-01-01', '2020-01-02']})
      orders_df = pd.DataFrame({'id': [1, 2], 'customer': [1, 2], 'amount': [1.5, 2.5], 'day': ['2025-01-01', '2025-06-01'], 'note': ['p', None]})
      """;

  @TempDir Path folder;
  private final Artifacts artifacts = new Artifacts(new InMemoryStore());
  private final List<String> told = new ArrayList<>();
  private ValueSharing sharing = ValueSharing.NONE;
  private boolean orderAsked;

  @BeforeEach
  void thereIsAShop() throws SQLException {
    execute(SHOP.split(";\n"));
  }

  @Test
  void joinsAreComparedOnWholeTables() {
    OnData tried =
        tried(
            "SELECT c.name, SUM(o.amount) FROM customers c JOIN orders o ON o.customer = c.id GROUP BY c.id",
            """
            m = customers_df.merge(orders_df, left_on='id', right_on='customer')
            result = m.groupby(['id_x', 'name'], as_index=False)['amount'].sum()[['name', 'amount']]
            """);

    assertThat(tried.end()).isEqualTo(End.AGREED);
    assertThat(tried.tables())
        .containsExactlyInAnyOrder(
            new ComparedTable("orders", 4, true), new ComparedTable("customers", 3, true));
    assertThat(tried.inWords()).doesNotContain("Canary", "4711");
  }

  @Test
  void aDifferenceOverAJoinKeepsTheRowsThatItLeadsTo() {
    OnData tried =
        tried(
            "SELECT c.name FROM customers c LEFT JOIN orders o ON o.customer = c.id WHERE o.amount > 300",
            """
            m = customers_df.merge(orders_df, left_on='id', right_on='customer')
            result = m[m['amount'] > 4000][['name']]
            """);

    assertThat(tried.end()).isEqualTo(End.DIFFERS);
    assertThat(tried.difference()).isEqualTo(OnData.TEST_CASE);
    Map<String, Table> rows = reduced();
    assertThat(rows.get("customers").rowCount()).isEqualTo(1);
    assertThat(rows.get("orders").rowCount()).isEqualTo(1);
    assertThat(rows.get("orders").value(0, 1)).isEqualTo(rows.get("customers").value(0, 0));
    assertNoCell();
  }

  @Test
  void datesStayOnTheirSideOfTheOnesThatProgramsName() {
    OnData tried =
        tried(
            "SELECT id FROM orders WHERE strftime('%Y', day) = '2025'",
            "result = orders_df[(orders_df['day'] > '2025-01-01') & (orders_df['day'] <= '2025-12-31')][['id']]");

    assertThat(tried.difference()).isEqualTo(OnData.TEST_CASE);
    assertThat(reduced().get("orders").rows()).hasSize(1);
    assertThat(reduced().get("orders").value(0, 3)).isEqualTo("2025-01-01");
  }

  @Test
  void averagesAndWholeNumbersDifferOnMadeUpOnes() {
    OnData tried =
        tried(
            "SELECT CAST(AVG(amount) AS INTEGER) FROM orders",
            "result = pd.DataFrame({'a': [orders_df['amount'].mean()]})");

    assertThat(tried.difference()).isEqualTo(OnData.TEST_CASE);
    assertThat(reduced().get("orders").rows()).hasSize(1);
    assertNoCell();
  }

  @Test
  void whatAProgramNamesInATextStaysAndTheRestIsMadeUp() {
    OnData tried =
        tried(
            "SELECT id FROM orders WHERE note LIKE '%express%'",
            "result = orders_df[orders_df['note'].str.contains('express', na=False)][['id']]");

    assertThat(tried.difference()).isEqualTo(OnData.TEST_CASE);
    assertThat(reduced().get("orders").value(0, 4)).asString().contains("EXPRESS");
    assertNoCell();
  }

  @Test
  void textsThatDifferInCaseAloneStillDo() {
    OnData tried =
        tried(
            "SELECT COUNT(DISTINCT city) FROM customers",
            "result = pd.DataFrame({'n': [customers_df['city'].str.lower().nunique()]})");

    assertThat(tried.difference()).isEqualTo(OnData.TEST_CASE);
    Table customers = reduced().get("customers");
    assertThat(customers.rows()).hasSize(2);
    assertThat(String.valueOf(customers.value(0, 2)))
        .isEqualToIgnoringCase(String.valueOf(customers.value(1, 2)));
    assertNoCell();
  }

  @Test
  void nullsStay() {
    OnData tried =
        tried(
            "SELECT id FROM customers WHERE city <> 'Oslo'",
            "result = customers_df[customers_df['city'] != 'Oslo'][['id']]");

    assertThat(tried.difference()).isEqualTo(OnData.TEST_CASE);
    assertThat(reduced().get("customers").rows()).hasSize(1);
    assertThat(reduced().get("customers").value(0, 2)).isNull();
    assertNoCell();
  }

  @Test
  void theSameRowsAreReducedToTheSame() {
    String sql = "SELECT id FROM orders WHERE amount > 500";
    String code = "result = orders_df[orders_df['amount'] >= 4000][['id']]";
    tried(sql, code);
    Map<String, Table> first = reduced();
    tried(sql, code);

    assertThat(reduced()).isEqualTo(first);
  }

  @Test
  void manyRowsAreReducedToFew() throws SQLException {
    execute(
        "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 6000)"
            + " INSERT INTO orders SELECT i, 70001 + i % 3, i + 0.5, '2025-03-03', 'n' || i FROM n");

    OnData tried =
        tried(
            "SELECT o.id FROM orders o JOIN customers c ON c.id = o.customer WHERE o.amount > 5990",
            """
            m = orders_df.merge(customers_df, left_on='customer', right_on='id')
            result = m[(m['amount'] > 5990) & m['city'].notna()][['id_x']]
            """);

    assertThat(tried.difference()).isEqualTo(OnData.TEST_CASE);
    assertThat(Reduction.count(reduced())).isEqualTo(2);
  }

  @Test
  void resultsThatDifferInDuplicatesAloneAgree() {
    OnData tried =
        tried("SELECT customer FROM orders", "result = orders_df[['customer']].drop_duplicates()");

    assertThat(tried.end()).isEqualTo(End.AGREED);
    assertThat(tried.notes())
        .containsExactly(
            "the results hold the same rows, and differ in how often they stand there");
  }

  @Test
  void anyRowOfATieIsRight() throws SQLException {
    execute("UPDATE orders SET amount = 7");

    assertThat(
            tried(
                    "SELECT id FROM orders ORDER BY amount DESC, id DESC LIMIT 1",
                    "result = orders_df.sort_values('amount', ascending=False).head(1)[['id']]")
                .end())
        .isEqualTo(End.AGREED);
  }

  @Test
  void aTieThatTheLimitCutsThroughIsANoteWithoutItsRows() throws SQLException {
    execute("UPDATE orders SET amount = 7");
    String code =
        "result = orders_df.sort_values('amount', ascending=False).head(1)[['note', 'amount']]";

    OnData tried = tried("SELECT note, amount FROM orders ORDER BY amount DESC LIMIT 1", code);

    assertThat(tried.end()).isEqualTo(End.AGREED);
    assertThat(tried.notes())
        .containsExactly(
            "LIMIT 1 cuts through rows that are equal by amount, so that any of them may be shown");
    assertThat(told).singleElement().asString().contains("'canary express'", "'canary'");
    assertThat(
            tried(
                    "SELECT id, amount FROM orders ORDER BY id DESC LIMIT 1",
                    "result = orders_df.sort_values('id').tail(1)[['id', 'amount']]")
                .notes())
        .isEmpty();
  }

  @Test
  void everySpellingOfNowIsThatOfTheQuestion() {
    OnData tried =
        tried(
            "SELECT id FROM orders WHERE day < date(COALESCE(note, \"now\"))",
            "result = orders_df[orders_df['note'].isna()][['id']]");

    assertThat(tried.notes())
        .containsExactly(
            "the SQL asks for the time, which is that of the question only in Assay's engine");
  }

  @Test
  void anOrderThatIsAskedForCounts() {
    orderAsked = true;

    assertThat(
            tried(
                    "SELECT id FROM orders ORDER BY amount",
                    "result = orders_df.sort_values('amount', ascending=False)[['id']]")
                .end())
        .isEqualTo(End.DIFFERS);
  }

  @Test
  void sqlThatIsRefusedOnLiveDatabasesIsNamed() {
    OnData tried =
        tried("SELECT id, my_own(name) FROM customers", "result = customers_df[['id', 'name']]");

    assertThat(tried.end()).isEqualTo(End.NOT_TESTED);
    assertThat(tried.reason()).startsWith("the SQL is not executed there: ").contains("my_own");
  }

  @Test
  void whatTheDatabaseSaysOfItsRowsIsToldAndNotKept() {
    OnData tried =
        tried(
            (sql, _) ->
                new ReadRows.None(
                    new SqlFailure(SqlFailure.Kind.ERROR, "invalid number: 'Canary Anna'")),
            "SELECT id FROM customers",
            "result = customers_df[['id']]");

    assertThat(tried.reason())
        .isEqualTo(
            "table 'customers' cannot be read: it is refused; its own words may hold values, and are"
                + " shown on the terminal alone");
    assertThat(told).containsExactly("invalid number: 'Canary Anna'");
  }

  @Test
  void testCodeThatFailsOnRealRowsIsNamedWithoutThem() {
    OnData tried =
        tried(
            "SELECT id FROM customers",
            "customers_df['n'] = customers_df['name'].astype(int)\nresult = customers_df[['id']]");

    assertThat(tried.end()).isEqualTo(End.NOT_TESTED);
    assertThat(tried.reason())
        .isEqualTo(
            "the test code fails on your rows: ValueError in line 1; its own words may hold values,"
                + " and are shown on the terminal alone");
    assertThat(told).singleElement().asString().contains("Canary Anna");
  }

  @Test
  void nowIsThatOfTheQuestionAndSoTheEngineExecutesIt() {
    OnData tried =
        tried(
            "SELECT id FROM orders WHERE day < date('now', '-1 year')",
            "result = orders_df[orders_df['day'] < str((pd.Timestamp.now() - pd.DateOffset(years=1)).date())][['id']]");

    assertThat(tried.end()).isEqualTo(End.AGREED);
    assertThat(tried.engine()).startsWith("SQLite 3.");
  }

  @Test
  void largeTablesAreSampledWithTheRowsThatTheyReferTo() throws SQLException {
    execute(
        "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 30000)"
            + " INSERT INTO customers SELECT i, 'name ' || i, 'town ' || (i % 9), '2024-01-01' FROM n",
        "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 30000)"
            + " INSERT INTO orders SELECT i, 30001 - i, i + 0.5, '2025-03-03', 'n' FROM n");

    OnData tried =
        tried(
            "SELECT o.id, c.name FROM orders o JOIN customers c ON c.id = o.customer",
            """
            m = orders_df.merge(customers_df, left_on='customer', right_on='id')
            result = m[['id_x', 'name']]
            """);

    assertThat(tried.end()).isEqualTo(End.AGREED);
    assertThat(tried.tables())
        .containsExactlyInAnyOrder(
            new ComparedTable("orders", 200, false), new ComparedTable("customers", 400, false));
    assertThat(tried.inWords())
        .contains("(200 rows, sampled)", "so that both ran on the same sample");
  }

  @Test
  void testCodeThatNamesNoTableIsTold() {
    assertThat(tried("SELECT 1", "result = pd.DataFrame({'a': [1]})").reason())
        .isEqualTo("the test code names no table of the database");
  }

  @Test
  void withSamplesSharedTheFewestRowsAreRealOnes() {
    sharing = ValueSharing.SAMPLES;
    tried(
        "SELECT id FROM customers WHERE city <> 'Oslo'",
        "result = customers_df[customers_df['city'] != 'Oslo'][['id']]");

    assertThat(reduced().get("customers").value(0, 1)).isEqualTo("Canary Carl");
  }

  private OnData tried(String sql, String testCode) {
    try (DatabaseQueries queries = DatabaseQueries.open(location(), _ -> null)) {
      return tried(queries::rows, sql, testCode);
    }
  }

  private OnData tried(UsersRows rows, String sql, String testCode) {
    Catalog catalog = new CatalogReader(_ -> null).read(location());
    Question question =
        new Question(
            "run-1",
            "1",
            new KnownDatabase("shop", "catalogs/shop/1.json", Dialect.SQLITE),
            Asked.of("Which ones?"),
            RunSettings.of("writer", List.of("coder"))
                .showing(LinkingSettings.DEFAULT.sharing(sharing))
                .asOf(new AsOf(ASKED, ZoneOffset.UTC)),
            ASKED);
    artifacts.replace(question.catalog(), catalog);
    keepTestCase(testCode, question);
    return new OnDataTrial(
            artifacts,
            rows,
            "SQLite, your own database",
            new Stopwatch.Source(InstantSource.system()),
            told::add)
        .of(new OnDataTrial.Subject(question, new Candidate(0, sql, null, ASKED, 0), 1), true);
  }

  private void keepTestCase(String testCode, Question question) {
    Map<String, Table> tables = new LinkedHashMap<>();
    ((Built.Frames) PandasCode.build(DATA, question.asOf()))
        .frames()
        .forEach((frame, table) -> tables.put(frame.replace("_df", ""), table));
    artifacts.replace(
        ArtifactKeys.testData("run-1", 1),
        new TestDataAttempt(1, DATA, tables, List.of(), null, ASKED, 0));
    Table expected =
        PandasCode.compute(DATA, testCode, question.asOf()) instanceof Computed.Result(var result)
            ? result
            : Table.of(List.of(), List.of());
    artifacts.replace(
        ArtifactKeys.testCase("run-1"),
        new TestCase(
            1,
            "coder",
            testCode,
            expected,
            List.of(List.of("coder")),
            List.of("coder"),
            orderAsked,
            ASKED,
            0));
  }

  private Map<String, Table> reduced() {
    return artifacts
        .get(ArtifactKeys.testData("run-1", OnData.TEST_DATA), TestDataAttempt.class)
        .tables()
        .entrySet()
        .stream()
        .filter(table -> !table.getValue().isEmpty())
        .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
  }

  /** None of the shop's cells is in what is kept of the difference. */
  private void assertNoCell() {
    TestDataAttempt data =
        artifacts.get(ArtifactKeys.testData("run-1", OnData.TEST_DATA), TestDataAttempt.class);
    TestCase testCase =
        artifacts.get(ArtifactKeys.testCase("run-1", OnData.TEST_CASE), TestCase.class);
    String kept =
        data.code()
            + data.tables()
            + testCase.expected()
            + Objects.toString(testCase.alternative());
    assertThat(kept.toLowerCase(Locale.ROOT))
        .doesNotContain("canary", "town", "7000", "8000", "4711", "815", "333", "99.99");
  }

  private DatabaseLocation location() {
    return DatabaseLocation.parse(folder.resolve("shop.sqlite").toString());
  }

  private void execute(String... statements) throws SQLException {
    try (Connection connection =
            DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("shop.sqlite"));
        Statement statement = connection.createStatement()) {
      for (String sql : statements) {
        statement.execute(sql);
      }
    }
  }
}
