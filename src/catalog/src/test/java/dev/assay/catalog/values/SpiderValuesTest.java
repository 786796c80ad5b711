package dev.assay.catalog.values;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Values of a real database, stray spaces and all. */
class SpiderValuesTest {

  private static final ValuePlace CITY = new ValuePlace("airports", "City");

  private static ValueIndex cities() throws SQLException {
    String named = System.getenv("ASSAY_SPIDER");
    Path spider = named != null ? Path.of(named) : Path.of("../../../shared/spider");
    Path file = spider.resolve("databases/flight_2/flight_2.sqlite");
    assumeTrue(Files.isRegularFile(file), "skipped: no Spider data at " + file.toAbsolutePath());
    List<String> cities = new ArrayList<>();
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
        Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery("SELECT City FROM airports")) {
      while (rows.next()) {
        cities.add(rows.getString(1));
      }
    }
    return ValueIndex.inMemory(Map.of(CITY, cities));
  }

  @ParameterizedTest
  @ValueSource(strings = {"Aberdeen", "aberdeen", "Abérdeen", "Aberden"})
  void aberdeenIsFoundThoughItIsStoredWithASpaceBehind(String keyword) throws SQLException {
    try (ValueIndex cities = cities()) {
      assertThat(cities.near(keyword, 5)).extracting(ValueMatch::value).contains("Aberdeen ");
    }
  }

  @Test
  void noCityIsNearToAWordThatIsNone() throws SQLException {
    try (ValueIndex cities = cities()) {
      assertThat(cities.near("spreadsheet", 5)).isEmpty();
    }
  }
}
