package dev.assay.agents.reading;

import java.util.Locale;
import java.util.Set;

/** The languages that agents ask for, with the tags that models put on their blocks. */
public enum CodeLanguage {
  JSON("json", "json5", "jsonc"),
  PYTHON("python", "py", "python3", "pandas", "ipython", "jupyter"),
  SQL(
      "sql",
      "sqlite",
      "sqlite3",
      "postgresql",
      "postgres",
      "psql",
      "pgsql",
      "mysql",
      "mariadb",
      "oracle",
      "plsql",
      "mssql",
      "tsql",
      "t-sql",
      "bigquery",
      "snowflake",
      "redshift",
      "databricks",
      "trino",
      "presto",
      "duckdb",
      "db2",
      "h2");

  private final Set<String> tags;

  CodeLanguage(String... tags) {
    this.tags = Set.of(tags);
  }

  /** Whether a block with this tag is in this language, by what its writer says. */
  public boolean isTaggedBy(String tag) {
    String name = tag.toLowerCase(Locale.ROOT);
    return tags.contains(name) || this == SQL && name.contains("sql");
  }

  /** Whether a tag says that a block is in one of the other languages. */
  boolean isOther(String tag) {
    for (CodeLanguage language : values()) {
      if (language != this && language.isTaggedBy(tag)) {
        return true;
      }
    }
    return false;
  }

  /** Whether some language has this tag. */
  static boolean isTag(String tag) {
    for (CodeLanguage language : values()) {
      if (language.isTaggedBy(tag)) {
        return true;
      }
    }
    return false;
  }

  String displayName() {
    return switch (this) {
      case JSON -> "JSON";
      case PYTHON -> "Python";
      case SQL -> "SQL";
    };
  }
}
