package dev.assay.rehearsal;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.rehearsal.lambda.Role;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipInputStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What packages carry that their functions never use takes their start time and the upload's. */
@Tag("slow")
class LeanPackagesIT {

  private static final Set<String> EXECUTING_SQL =
      Set.of("sql-execution", "test-data-generation", "exploration");

  @Test
  void onlyFunctionsThatExecuteSqlCarryDrivers() throws IOException {
    TreeSet<String> carrying = new TreeSet<>();
    for (String function : Role.all().keySet()) {
      if (jars(function).stream()
          .anyMatch(
              jar -> jar.matches(".*(\\.h2-|sqlite-jdbc-|\\.postgresql-|mariadb|duckdb).*"))) {
        carrying.add(function);
      }
    }

    assertThat(carrying).isEqualTo(new TreeSet<>(EXECUTING_SQL));
  }

  /** The command line alone has them. */
  @Test
  void noPackageCarriesDriversOfEnginesThatFunctionsDoNotHave() throws IOException {
    TreeSet<String> carrying = new TreeSet<>();
    for (String function : Role.all().keySet()) {
      if (jars(function).stream()
          .anyMatch(jar -> jar.matches(".*(duckdb|mssql-jdbc|ojdbc|com\\.oracle).*"))) {
        carrying.add(function);
      }
    }

    assertThat(carrying).isEmpty();
  }

  @Test
  void noPackageCarriesDictionariesOfTokens() throws IOException {
    List<String> dictionaries = new ArrayList<>();
    for (String function : Role.all().keySet()) {
      dictionaries.addAll(dictionaries(function));
    }

    assertThat(dictionaries).isEmpty();
  }

  private static List<String> jars(String function) throws IOException {
    try (ZipFile zip = new ZipFile(zip(function).toFile())) {
      return zip.stream().map(ZipEntry::getName).filter(name -> name.endsWith(".jar")).toList();
    }
  }

  private static List<String> dictionaries(String function) throws IOException {
    List<String> found = new ArrayList<>();
    try (ZipFile zip = new ZipFile(zip(function).toFile())) {
      for (ZipEntry jar : zip.stream().filter(each -> each.getName().contains("tok")).toList()) {
        try (InputStream content = zip.getInputStream(jar);
            ZipInputStream entries = new ZipInputStream(content)) {
          for (ZipEntry each = entries.getNextEntry();
              each != null;
              each = entries.getNextEntry()) {
            if (each.getName().endsWith(".tiktoken")) {
              found.add("%s: %s".formatted(function, each.getName()));
            }
          }
        }
      }
    }
    return found;
  }

  private static Path zip(String function) {
    return Path.of(System.getProperty("assay.functions"), function, "target", "function.zip");
  }
}
