package dev.assay.analysis.databases;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.sql.ColumnDefinition;
import dev.assay.sql.TableDefinition;
import dev.assay.sql.UniqueKey;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class TakenKeysTest {

  private static final TableDefinition PERSON =
      new TableDefinition(
              "person",
              List.of(
                  new ColumnDefinition("id", "INTEGER", false),
                  new ColumnDefinition("email", "TEXT", true)),
              List.of("id"),
              List.of())
          .unique(List.of(new UniqueKey(List.of("email"))));

  private static Map<String, @Nullable Object> person(long id, @Nullable String email) {
    Map<String, @Nullable Object> row = new HashMap<>();
    row.put("id", id);
    row.put("email", email);
    return row;
  }

  @Test
  void noRowGetsAKeyThatAnotherHas() {
    TakenKeys keys = new TakenKeys(PERSON);

    assertThat(keys.take(person(1, "a"))).isTrue();
    assertThat(keys.take(person(1, "b"))).isFalse();
    assertThat(keys.take(person(2, "a"))).isFalse();
    assertThat(keys.take(person(2, "b"))).as("what was refused took nothing").isTrue();
  }

  @Test
  void rowsWithoutAValueAreApart() {
    TakenKeys keys = new TakenKeys(PERSON);

    assertThat(keys.take(person(1, null))).isTrue();
    assertThat(keys.take(person(2, null))).isTrue();
  }
}
