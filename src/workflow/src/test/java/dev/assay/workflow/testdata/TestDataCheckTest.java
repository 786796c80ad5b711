package dev.assay.workflow.testdata;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.catalog.Catalog;
import dev.assay.catalog.CatalogColumn;
import dev.assay.catalog.CatalogTable;
import dev.assay.catalog.CatalogText;
import dev.assay.catalog.ColumnValues;
import dev.assay.sql.ColumnDefinition;
import dev.assay.sql.Dialect;
import dev.assay.sql.ForeignKey;
import dev.assay.sql.SqlEngines;
import dev.assay.sql.SqlLimits;
import dev.assay.sql.SqlOutcome;
import dev.assay.sql.TableDefinition;
import dev.assay.sql.TablePlace;
import dev.assay.sql.UniqueKey;
import dev.assay.table.Table;
import dev.assay.workflow.Fixture;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class TestDataCheckTest {

  private static final Table OWNERS = table("owner_id, name", row(1L, "Ann"), row(2L, "Bob"));

  @Test
  void framesAreFoundInAnyCaseAndOtherFramesAreLeftAlone() {
    TestDataCheck.Outcome outcome =
        TestDataCheck.check(Fixture.CATALOG, Map.of("owners_df", OWNERS, "scratch", OWNERS));

    assertThat(outcome.rejections()).isEmpty();
    assertThat(outcome.tables()).containsOnlyKeys("Owners");
  }

  private static CatalogTable invoices(String schema) {
    return new CatalogTable(
        new TableDefinition(
            schema + ".invoices",
            List.of(new ColumnDefinition("total", "integer", true)),
            List.of(),
            List.of(),
            new TablePlace(null, schema, "invoices", true)),
        1,
        Table.of(List.of(), List.of()));
  }

  @Test
  void tablesOfOneNameHaveFramesOfTheirOwnAndAreFoundBySchema() {
    Catalog catalog =
        new Catalog("shop", Dialect.POSTGRESQL, List.of(invoices("sales"), invoices("archive")));

    TestDataCheck.Outcome outcome =
        TestDataCheck.check(
            catalog,
            Map.of(
                "sales_invoices_df", table("total", row(1L)),
                "archive_invoices_df", table("total", row(2L))));

    assertThat(outcome.rejections()).isEmpty();
    assertThat(
            SqlEngines.forDialect(Dialect.POSTGRESQL, SqlLimits.DEFAULT)
                .execute(
                    TestTables.of(catalog, outcome.tables()),
                    "SELECT s.total, a.total FROM sales.invoices s, archive.invoices a"))
        .isInstanceOfSatisfying(
            SqlOutcome.Executed.class,
            executed -> assertThat(executed.result().rows()).hasToString("[[1, 2]]"));
    assertThat(new CatalogText(catalog).ddlWithValues())
        .contains("CREATE TABLE sales.invoices ( -- sales_invoices_df");
  }

  @Test
  void noTableAtAllIsRejected() {
    assertThat(rejections(Map.of("scratch", OWNERS)))
        .containsExactly("no table was built: name the frames owners_df, pets_df");
  }

  @Test
  void aFrameOfNoTableIsRejected() {
    assertThat(rejections(Map.of("dogs_df", OWNERS)))
        .containsExactly(
            "dogs_df stands for no table of the database; its frames are owners_df, pets_df");
  }

  @Test
  void anUnknownColumnIsRejected() {
    assertThat(rejections(Map.of("owners_df", table("owner_id, age", row(1L, 30L)))))
        .containsExactly("owners_df has no column age; its columns are owner_id, name");
  }

  @Test
  void anEmptyTableIsRejected() {
    assertThat(rejections(Map.of("owners_df", table("owner_id, name"))))
        .containsExactly("owners_df has no rows");
  }

  @Test
  void aKeyThatOccursTwiceIsRejected() {
    assertThat(
            rejections(
                Map.of("owners_df", table("owner_id, name", row(1L, "Ann"), row(1L, "Bob")))))
        .containsExactly("owners_df: the key (owner_id) is not unique: (1) occurs twice");
  }

  @Test
  void aMissingKeyIsRejected() {
    assertThat(rejections(Map.of("owners_df", table("owner_id, name", row(null, "Ann")))))
        .containsExactly("owners_df: the key (owner_id) is missing in row (NULL, 'Ann')");
  }

  @Test
  void aForeignKeyThatDoesNotResolveIsRejected() {
    Table pets = table("pet_id, owner_id", row(1L, 2L), row(2L, 7L));

    assertThat(rejections(Map.of("owners_df", OWNERS, "pets_df", pets)))
        .containsExactly("pets_df: (owner_id) = (7) is not in owners_df (owner_id)");
  }

  @Test
  void aTextThatIsTheNumberItRefersToResolves() {
    Table pets = table("pet_id, owner_id", row(1L, "2"), row(2L, "1"));

    assertThat(rejections(Map.of("owners_df", OWNERS, "pets_df", pets))).isEmpty();
  }

  @Test
  void aTextThatOnlyLooksLikeTheNumberDoesNotResolve() {
    Table pets = table("pet_id, owner_id", row(1L, "02"));

    assertThat(rejections(Map.of("owners_df", OWNERS, "pets_df", pets)))
        .containsExactly("pets_df: (owner_id) = ('02') is not in owners_df (owner_id)");
  }

  private static List<String> rejections(String spaces, String code, String stop) {
    TableDefinition stops =
        new TableDefinition(
            "stops", List.of(new ColumnDefinition("code", "TEXT", true)), List.of(), List.of());
    TableDefinition trips =
        new TableDefinition(
            "trips",
            List.of(new ColumnDefinition("stop", "TEXT", true)),
            List.of(),
            List.of(new ForeignKey(List.of("stop"), "stops", List.of("code"))));
    Catalog catalog =
        new Catalog(
            "lines",
            Dialect.SQLITE,
            List.of(
                new CatalogTable(stops, 1, Table.of(List.of(), List.of())),
                new CatalogTable(trips, 1, Table.of(List.of(), List.of()))
                    .withColumns(
                        List.of(
                            CatalogColumn.of("stop")
                                .knowing(new ColumnValues(List.of(), true, List.of(), spaces))))));
    return TestDataCheck.check(
            catalog,
            Map.of("stops_df", table("code", row(code)), "trips_df", table("stop", row(stop))))
        .rejections();
  }

  @Test
  void spacesThatTheDatabaseHasAroundKeysMayBeInRowsToo() {
    String leading = "text with a leading space";
    assertThat(rejections(leading, "APG", " APG")).isEmpty();
    assertThat(rejections(leading, "APG ", " APG")).hasSize(1);
    assertThat(rejections(leading, "APG", "\tAPG")).hasSize(1);
    assertThat(rejections("", "APG", " APG"))
        .containsExactly("trips_df: (stop) = (' APG') is not in stops_df (code)");
  }

  @Test
  void aForeignKeyMayBeMissingOrPointToATableThatIsNotBuilt() {
    Table pets = table("pet_id, owner_id", row(1L, null), row(2L, 7L));

    assertThat(rejections(Map.of("pets_df", pets))).isEmpty();
  }

  @Test
  void wholeNumbersThatPandasMadeFloatsStillResolve() {
    Table pets = table("pet_id, owner_id", row(1L, 2.0), row(2L, null));

    assertThat(rejections(Map.of("owners_df", OWNERS, "pets_df", pets))).isEmpty();
  }

  private static List<String> rejections(UniqueKey key, Table people) {
    TableDefinition person =
        new TableDefinition(
            "person",
            List.of(
                new ColumnDefinition("email", "text", true),
                new ColumnDefinition("badge", "int", true)),
            List.of(),
            List.of());
    Catalog catalog =
        new Catalog(
            "staff",
            Dialect.POSTGRESQL,
            List.of(
                new CatalogTable(person.unique(List.of(key)), 1, Table.of(List.of(), List.of()))));
    return TestDataCheck.check(catalog, Map.of("person_df", people)).rejections();
  }

  @Test
  void whatTheDatabaseHoldsUniqueMayNotOccurTwice() {
    UniqueKey email = new UniqueKey(List.of("email"));

    assertThat(rejections(email, table("email, badge", row("a", 1L), row("a", 2L))))
        .containsExactly("person_df: (email) is unique in the database, and ('a') occurs twice");
    assertThat(rejections(email, table("email, badge", row("a", 1L), row("b", 1L)))).isEmpty();
    assertThat(rejections(email, table("badge", row(1L), row(1L)))).isEmpty();
  }

  @Test
  void missingValuesAreTheSameOnlyWhereTheDatabaseTakesThemSo() {
    Table people = table("email, badge", row(null, 1L), row(null, 2L));

    assertThat(rejections(new UniqueKey(List.of("email")), people)).isEmpty();
    assertThat(rejections(new UniqueKey(List.of("email"), true), people))
        .containsExactly("person_df: (email) is unique in the database, and (NULL) occurs twice");
  }

  private static List<String> rejections(Map<String, Table> frames) {
    return TestDataCheck.check(Fixture.CATALOG, frames).rejections();
  }

  @SafeVarargs
  private static Table table(String names, List<@Nullable Object>... rows) {
    return Table.ofValues(List.of(names.split(", ")), List.of(rows));
  }

  private static List<@Nullable Object> row(@Nullable Object... values) {
    return Arrays.asList(values);
  }
}
