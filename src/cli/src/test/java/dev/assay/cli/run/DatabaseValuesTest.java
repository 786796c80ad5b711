package dev.assay.cli.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.analysis.Finding;
import dev.assay.analysis.detector.Detector;
import dev.assay.catalog.Catalog;
import dev.assay.catalog.CatalogColumn;
import dev.assay.catalog.CatalogReader;
import dev.assay.catalog.ColumnProfile;
import dev.assay.catalog.DatabaseLocation;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DatabaseValuesTest {

  @TempDir Path folder;
  private DatabaseLocation location;
  private Catalog catalog;

  @BeforeEach
  void thereIsADatabase() throws SQLException {
    Path database = folder.resolve("shop.sqlite");
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + database);
        Statement statement = connection.createStatement()) {
      statement.executeUpdate(
          "CREATE TABLE sold (id INTEGER PRIMARY KEY, code TEXT UNIQUE, status TEXT, size TEXT);"
              + "INSERT INTO sold VALUES (1, 'a', 'paid', '9'), (2, 'b', 'paid', '100'),"
              + " (3, 'c', 'open', '20')");
    }
    location = DatabaseLocation.parse(database.toString());
    catalog = new CatalogReader(System::getenv).read(location);
  }

  @Test
  void whatAllRowsTellOfAColumnIsKnownOfASmallDatabase() {
    Catalog known = DatabaseValues.of(catalog, location).catalog();

    assertThat(known.table("sold").orElseThrow().columns())
        .extracting(CatalogColumn::profile)
        .doesNotContainNull()
        .extracting(ColumnProfile::distinctCount)
        .containsExactly(3L, 3L, 2L, 3L);
    assertThat(known.table("sold").orElseThrow().sampleRows())
        .isEqualTo(catalog.table("sold").orElseThrow().sampleRows());
  }

  @Test
  void theDetectorSeesWhatColumnsHold() {
    Detector detector = new Detector(DatabaseValues.of(catalog, location).catalog());

    assertThat(detector.inspect("SELECT id FROM sold WHERE status = 'sent'"))
        .extracting(Finding::kind)
        .containsExactly("value-not-held");
    assertThat(detector.inspect("SELECT max(size) FROM sold"))
        .extracting(Finding::kind)
        .containsExactly("text-order");
    assertThat(
            detector.inspect(
                "SELECT id FROM sold WHERE size = (SELECT size FROM sold WHERE code = 'a')"))
        .isEmpty();
  }
}
