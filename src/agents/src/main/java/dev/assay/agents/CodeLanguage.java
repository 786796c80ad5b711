package dev.assay.agents;

import java.util.Locale;
import java.util.Set;

/** The languages that agents ask for, with the tags that models put on their blocks. */
enum CodeLanguage {
  JSON("json"),
  PYTHON("python", "py", "python3", "pandas"),
  SQL(
      "sql",
      "sqlite",
      "sqlite3",
      "postgresql",
      "postgres",
      "mysql",
      "mariadb",
      "oracle",
      "plsql",
      "mssql",
      "tsql",
      "t-sql",
      "db2",
      "h2");

  private final Set<String> tags;

  CodeLanguage(String... tags) {
    this.tags = Set.of(tags);
  }

  boolean isTaggedBy(String tag) {
    return tags.contains(tag.toLowerCase(Locale.ROOT));
  }

  String displayName() {
    return switch (this) {
      case JSON -> "JSON";
      case PYTHON -> "Python";
      case SQL -> "SQL";
    };
  }
}
