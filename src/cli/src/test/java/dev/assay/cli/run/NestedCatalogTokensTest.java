package dev.assay.cli.run;

import static org.assertj.core.api.Assertions.assertThat;

import com.knuddels.jtokkit.Encodings;
import com.knuddels.jtokkit.api.Encoding;
import com.knuddels.jtokkit.api.EncodingType;
import dev.assay.agents.Attempt;
import dev.assay.agents.SqlGenerationAgent;
import dev.assay.agents.SqlGenerationRequest;
import dev.assay.agents.model.ModelClient;
import dev.assay.agents.model.ModelException;
import dev.assay.agents.model.Prompt;
import dev.assay.catalog.Catalog;
import dev.assay.catalog.CatalogColumn;
import dev.assay.catalog.CatalogTable;
import dev.assay.catalog.ValueSharing;
import dev.assay.catalog.linking.CatalogPart;
import dev.assay.catalog.linking.ColumnRanking;
import dev.assay.catalog.linking.ColumnRef;
import dev.assay.catalog.linking.SchemaOutline;
import dev.assay.catalog.nested.NestedField;
import dev.assay.sql.ColumnDefinition;
import dev.assay.sql.Dialect;
import dev.assay.sql.TableDefinition;
import dev.assay.table.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;

/**
 * Prompts on a catalog of 3,000 columns: 50 tables, one a day, of 40 columns each, five of them
 * nested with 200 fields, beside 25 tables of 40 columns that are not alike.
 */
class NestedCatalogTokensTest {

  private static final String QUESTION = "What did the visitors of topic7 pay for field170?";
  private static final Catalog CATALOG = catalog();

  private final Encoding encoding =
      Encodings.newLazyEncodingRegistry().getEncoding(EncodingType.O200K_BASE);

  @Test
  void theCatalogHasThreeThousandColumns() {
    assertThat(CATALOG.tables().stream().mapToInt(table -> table.columns().size()).sum())
        .isEqualTo(3_000);
  }

  @Test
  void theOutlineForLinkingShowsTheFamilyOnceAndTheFieldThatIsAskedFor() {
    String outline =
        new SchemaOutline(
                CATALOG,
                new ColumnRanking(CATALOG, QUESTION, ValueSharing.SAMPLES),
                ValueSharing.SAMPLES)
            .text(3_000);

    assertThat(outline)
        .containsOnlyOnce("sessions_20240101(")
        .contains("50 tables like it: sessions_20240101 to sessions_20240219")
        .contains("hits2.group8.field170[].value", "topic7_")
        .doesNotContain("sessions_20240102(");
    assertThat(encoding.countTokens(outline)).isLessThan(3_000);
  }

  @Test
  void withoutLinkingTheWholeCatalogStaysBelowTwentyThousandTokens() {
    String prompt = generationPrompt(CatalogPart.whole(CATALOG, List.of()));

    assertThat(prompt)
        .containsOnlyOnce("CREATE TABLE sessions_20240101 ( -- 50 tables like it")
        .contains("-- hits0.group8.field170[]: value text", "and 160 more fields of hits0")
        .contains("CREATE TABLE topic24_things (");
    assertThat(encoding.countTokens(prompt)).isLessThan(20_000);
  }

  @Test
  void whatLinkingChoseOfItShowsTheFieldsThatAreLikeTheQuestionFirst() {
    List<ColumnRef> chosen =
        List.of(
            new ColumnRef("sessions_20240101", "hits2"),
            new ColumnRef("topic7_things", "topic7_amount_3"));

    String prompt = generationPrompt(CatalogPart.of(CATALOG, chosen));

    assertThat(prompt)
        .contains("topic7_amount_3", "-- hits2.group8.field170[]: value text")
        .doesNotContain("topic8");
    assertThat(encoding.countTokens(prompt)).isLessThan(3_000);
  }

  private static String generationPrompt(CatalogPart part) {
    var text = part.text(ValueSharing.SAMPLES, QUESTION);
    AtomicReference<Prompt> asked = new AtomicReference<>();
    ModelClient models =
        call -> {
          asked.set(call.prompt());
          throw new ModelException.Refused(call.model(), "only its prompt is wanted");
        };
    try {
      SqlGenerationAgent.asking(models)
          .generate(
              new SqlGenerationRequest(
                  new Attempt("main", "q", 1, 0),
                  "SQLite",
                  text.ddl(),
                  text.foreignKeys(),
                  "",
                  QUESTION,
                  ""));
    } catch (ModelException expected) {
      return asked.get().system() + asked.get().user();
    }
    throw new AssertionError("no model was asked");
  }

  private static Catalog catalog() {
    List<CatalogTable> tables = new ArrayList<>();
    for (int day = 0; day < 50; day++) {
      tables.add(table("sessions_%d".formatted(day < 31 ? 20240101 + day : 20240170 + day), "", 5));
    }
    for (int topic = 0; topic < 25; topic++) {
      tables.add(table("topic%d_things".formatted(topic), "topic%d_".formatted(topic), 0));
    }
    return new Catalog("clicks", Dialect.SQLITE, tables);
  }

  private static CatalogTable table(String name, String prefix, int nested) {
    List<ColumnDefinition> definitions = new ArrayList<>();
    List<CatalogColumn> columns = new ArrayList<>();
    for (int column = 0; column < 40; column++) {
      boolean isNested = column < nested;
      String named = prefix + (isNested ? "hits" : "amount_") + column;
      definitions.add(new ColumnDefinition(named, isNested ? "TEXT" : "REAL", true));
      columns.add(
          isNested ? CatalogColumn.of(named).holding(null, fields()) : CatalogColumn.of(named));
    }
    return new CatalogTable(
            new TableDefinition(name, definitions, List.of(), List.of()),
            1,
            Table.of(List.of(), List.of()))
        .withColumns(columns);
  }

  private static List<NestedField> fields() {
    List<NestedField> fields = new ArrayList<>();
    for (int field = 0; field < 200; field++) {
      fields.add(
          field < 100
              ? new NestedField(List.of("group" + field / 20, "field" + field, "[]"), "number")
              : new NestedField(
                  List.of("group" + field % 9, "field" + field, "[]", "value"), "text"));
    }
    return fields;
  }
}
