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
import java.util.regex.Pattern;
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
    assertThat(entries("tok", Pattern.compile(".*[.]tiktoken"))).isEmpty();
  }

  @Test
  void noPackageCarriesSqliteForOtherSystemsThanThoseOfLambda() throws IOException {
    Pattern library = Pattern.compile("org/sqlite/native/.*[.](so|dll|dylib)");

    List<String> libraries = entries("sqlite-jdbc", library);

    assertThat(libraries)
        .isNotEmpty()
        .allMatch(name -> name.matches(".*/Linux/(x86_64|aarch64)/.*"));
  }

  private static List<String> jars(String function) throws IOException {
    try (ZipFile zip = new ZipFile(zip(function).toFile())) {
      return zip.stream().map(ZipEntry::getName).filter(name -> name.endsWith(".jar")).toList();
    }
  }

  /** What such jars of all packages hold of that name, each behind its function. */
  private static List<String> entries(String jars, Pattern name) throws IOException {
    List<String> found = new ArrayList<>();
    for (String function : Role.all().keySet()) {
      try (ZipFile zip = new ZipFile(zip(function).toFile())) {
        for (ZipEntry jar : zip.stream().filter(each -> each.getName().contains(jars)).toList()) {
          try (InputStream content = zip.getInputStream(jar)) {
            entries(content, name).forEach(entry -> found.add(function + ": " + entry));
          }
        }
      }
    }
    return found;
  }

  private static List<String> entries(InputStream jar, Pattern name) throws IOException {
    List<String> found = new ArrayList<>();
    ZipInputStream entries = new ZipInputStream(jar);
    for (ZipEntry each = entries.getNextEntry(); each != null; each = entries.getNextEntry()) {
      if (name.matcher(each.getName()).matches()) {
        found.add(each.getName());
      }
    }
    return found;
  }

  private static Path zip(String function) {
    return Path.of(System.getProperty("assay.functions"), function, "target", "function.zip");
  }
}
