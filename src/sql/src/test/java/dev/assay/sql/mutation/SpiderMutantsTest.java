package dev.assay.sql.mutation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.assay.sql.ColumnDefinition;
import dev.assay.sql.Dialect;
import dev.assay.sql.SelectGuard;
import dev.assay.sql.TableDefinition;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Real queries have mutants that real databases accept. */
@Tag("slow")
class SpiderMutantsTest {

  private static final Path SPIDER = spider();

  private final List<String> unparsed = new ArrayList<>();
  private final List<String> refused = new ArrayList<>();
  private final List<String> misread = new ArrayList<>();
  private final List<String> broken = new ArrayList<>();
  private final Map<MutationKind, Integer> kinds = new HashMap<>();
  private int mutants;

  private static Path spider() {
    String named = System.getenv("ASSAY_SPIDER");
    return named != null ? Path.of(named) : Path.of("../../../shared/spider");
  }

  @Test
  void goldQueriesHaveMutantsOfAllKindsThatTheirDatabasesAccept() throws Exception {
    Path gold = SPIDER.resolve("gold.sql");
    assumeTrue(Files.exists(gold), "skipped: no Spider data at " + SPIDER.toAbsolutePath());
    List<String> lines = Files.readAllLines(gold);
    Map<String, Connection> databases = new HashMap<>();
    try {
      for (String line : lines) {
        String[] parts = line.split("\t");
        String name = parts[1].strip();
        if (!databases.containsKey(name)) {
          databases.put(name, open(name));
        }
        look(databases.get(name), parts[0].strip());
      }
    } finally {
      for (Connection database : databases.values()) {
        database.close();
      }
    }

    assertThat(lines).hasSize(522);
    assertThat(unparsed).as("queries that the parser cannot read").isEmpty();
    assertThat(misread).as("queries that the parser reads as others").isEmpty();
    assertThat(refused).as("mutants that the guard refuses").isEmpty();
    assertThat(mutants).isGreaterThan(522 * 3);
    assertThat(kinds.keySet())
        .as("kinds; no gold query converts anything")
        .isEqualTo(EnumSet.complementOf(EnumSet.of(MutationKind.CONVERSION)));
    assertThat(broken.size())
        .as("of %d mutants SQLite refuses: %s", mutants, broken)
        .isLessThan(mutants / 100);
  }

  private void look(Connection database, String sql) throws SQLException {
    Optional<Mutants> found = Mutants.of(Dialect.SQLITE, sql, tables(database));
    if (found.isEmpty()) {
      unparsed.add(sql);
      return;
    }
    if (!rows(database, sql).equals(rows(database, found.get().rewritten()))) {
      misread.add(sql + " -> " + found.get().rewritten());
    }
    for (Mutant mutant : found.get().mutants()) {
      mutants++;
      kinds.merge(mutant.kind(), 1, Integer::sum);
      SelectGuard.refusal(Dialect.SQLITE, mutant.sql()).ifPresent(refused::add);
      try (PreparedStatement accepted = database.prepareStatement(mutant.sql())) {
        assertThat(accepted).isNotNull();
      } catch (SQLException error) {
        broken.add(mutant + ": " + error.getMessage());
      }
    }
  }

  private static List<List<Object>> rows(Connection database, String sql) throws SQLException {
    List<List<Object>> rows = new ArrayList<>();
    try (PreparedStatement query = database.prepareStatement(sql);
        ResultSet result = query.executeQuery()) {
      while (result.next()) {
        List<Object> row = new ArrayList<>();
        for (int column = 1; column <= result.getMetaData().getColumnCount(); column++) {
          row.add(String.valueOf(result.getObject(column)));
        }
        rows.add(row);
      }
    }
    return rows;
  }

  private static List<TableDefinition> tables(Connection database) throws SQLException {
    Map<String, List<ColumnDefinition>> columns = new HashMap<>();
    try (PreparedStatement query =
            database.prepareStatement(
                "SELECT m.name, c.name, c.type FROM sqlite_master m, pragma_table_info(m.name) c"
                    + " WHERE m.type = 'table' ORDER BY m.name, c.cid");
        ResultSet result = query.executeQuery()) {
      while (result.next()) {
        columns
            .computeIfAbsent(result.getString(1), _ -> new ArrayList<>())
            .add(new ColumnDefinition(result.getString(2), result.getString(3), true));
      }
    }
    return columns.entrySet().stream()
        .map(table -> new TableDefinition(table.getKey(), table.getValue(), List.of(), List.of()))
        .toList();
  }

  private static Connection open(String name) throws SQLException, IOException {
    Path file = SPIDER.resolve("databases").resolve(name).resolve(name + ".sqlite").toRealPath();
    return DriverManager.getConnection("jdbc:sqlite:file:" + file + "?mode=ro&immutable=1");
  }
}
