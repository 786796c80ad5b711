package dev.assay.cli.nativeimage;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** What drivers' own lists for native images lack, and ours have. */
class DriversInImageTest {

  private static final String OURS = "dev.assay/assay-cli";

  /** DuckDB's library throws by such a constructor; its own list has the classes alone. */
  @Test
  void exceptionsThatDuckdbsLibraryThrowsCanBeMadeWithTheirMessage() throws Exception {
    Set<String> thrown = new TreeSet<>();
    for (JsonNode type : reflection("org.duckdb/duckdb_jdbc")) {
      String name = type.path("type").asText();
      if (name.endsWith("Exception") && Exception.class.isAssignableFrom(Class.forName(name))) {
        thrown.add(name);
      }
    }
    Set<String> made = new TreeSet<>();
    for (JsonNode type : reflection(OURS)) {
      if (type.path("jniAccessible").asBoolean()
          && type.at("/methods/0/name").asText().equals("<init>")
          && type.at("/methods/0/parameterTypes/0").asText().equals("java.lang.String")) {
        made.add(type.path("type").asText());
      }
    }

    assertThat(thrown).contains("java.sql.SQLException");
    assertThat(made).containsAll(thrown);
  }

  /** MariaDB's driver finds its settings among its fields. */
  @Test
  void theSettingsOfMariadbsDriverAreFound() throws Exception {
    assertThat(reflection(OURS).findValuesAsText("type"))
        .contains("org.mariadb.jdbc.Configuration", "org.mariadb.jdbc.Configuration$Builder")
        .allSatisfy(name -> assertThat(Class.forName(name)).isNotNull());
  }

  private static JsonNode reflection(String library) throws IOException {
    String file = "/META-INF/native-image/%s/reachability-metadata.json".formatted(library);
    try (InputStream in = DriversInImageTest.class.getResourceAsStream(file)) {
      return new ObjectMapper().readTree(in).path("reflection");
    }
  }
}
