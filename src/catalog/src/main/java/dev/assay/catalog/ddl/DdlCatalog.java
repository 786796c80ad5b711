package dev.assay.catalog.ddl;

import dev.assay.catalog.Catalog;
import dev.assay.catalog.CatalogException;
import dev.assay.catalog.ReadingListener;
import dev.assay.catalog.schema.References;
import dev.assay.sql.Dialect;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import net.sf.jsqlparser.JSQLParserException;
import net.sf.jsqlparser.parser.CCJSqlParserUtil;
import net.sf.jsqlparser.statement.Statement;
import net.sf.jsqlparser.statement.alter.Alter;
import net.sf.jsqlparser.statement.comment.Comment;
import net.sf.jsqlparser.statement.create.table.CreateTable;

/**
 * A catalog of a file of DDL alone, such as a dump: tables with columns, types, keys and comments,
 * nothing of their rows. Statements about other things are passed over; what is about tables and
 * cannot be understood is told with its line.
 */
public final class DdlCatalog {

  private static final long LARGEST = 64L << 20;
  private static final Pattern ABOUT_TABLES =
      Pattern.compile(
          "(?is)(create\\s+((global|local|temp|temporary|transient|unlogged|foreign|virtual|external|or"
              + "\\s+replace)\\s+)*table|alter\\s+table|comment\\s+on\\s+(table|column))\\s.*");
  private static final Pattern CREATE = Pattern.compile("(?i)create\\s");
  private static final Pattern VIEW =
      Pattern.compile("(?is)create\\s+(\\S+\\s+){0,4}?(materialized\\s+)?view\\s.*");
  private static final Pattern WITHOUT_MEANING =
      Pattern.compile(
          "(?is)alter\\s+table\\s+(only\\s+)?(if\\s+exists\\s+)?\\S+\\s+((owner|enable|disable|set|cluster|replica|attach)\\b.*|"
              + "alter\\s+(column\\s+)?\\S+\\s+(set|drop|add\\s+generated|type)\\b.*)");

  private final Dialect dialect;
  private final ReadingListener listener;

  public DdlCatalog(Dialect dialect, ReadingListener listener) {
    this.dialect = dialect;
    this.listener = listener;
  }

  /**
   * The catalog of the file; the database is named for it.
   *
   * @throws CatalogException when the file cannot be read, is not UTF-8, or declares no table
   */
  public Catalog read(Path file, String database) {
    return parsed(text(file), database);
  }

  Catalog parsed(String text, String database) {
    DdlTables tables = new DdlTables(dialect);
    List<DdlStatement> statements = DdlSplitter.split(text, dialect);
    listener.began(statements.size());
    for (DdlStatement statement : statements) {
      listener.table(statement.beginning());
      if (VIEW.matcher(statement.text()).matches()) {
        warn(statement, "is left out: DDL does not tell a view's columns");
      } else if (isAboutTables(statement)) {
        read(statement, tables);
      } else if (Misspelling.ofTable(statement.text())) {
        warn(statement, "is left out: it looks like CREATE TABLE or ALTER TABLE misspelt");
      }
    }
    listener.ended();
    if (tables.isEmpty()) {
      throw new CatalogException("the file declares no tables that can be read");
    }
    return new Catalog(database, dialect, References.resolved(tables.declared()));
  }

  private static boolean isAboutTables(DdlStatement statement) {
    return ABOUT_TABLES.matcher(statement.text()).matches()
        && !WITHOUT_MEANING.matcher(statement.text()).matches();
  }

  private void read(DdlStatement statement, DdlTables tables) {
    try {
      WarehouseDdl.Simplified simplified = simplified(statement.text());
      Statement parsed =
          CCJSqlParserUtil.parse(
              simplified.text(),
              parser -> parser.withSquareBracketQuotation(dialect == Dialect.MSSQL));
      boolean understood =
          switch (parsed) {
            case CreateTable create -> tables.create(create, simplified);
            case Alter alter -> tables.alter(alter);
            case Comment comment -> tables.comment(comment);
            default -> false;
          };
      if (!understood) {
        warn(statement, "is passed over: it is about a table that is not declared before");
      }
    } catch (JSQLParserException unparsed) {
      warn(statement, "cannot be parsed and is left out");
    }
  }

  private WarehouseDdl.Simplified simplified(String statement) {
    boolean ofWarehouse = dialect == Dialect.BIGQUERY || dialect == Dialect.SNOWFLAKE;
    return ofWarehouse && CREATE.matcher(statement).lookingAt()
        ? WarehouseDdl.of(statement)
        : WarehouseDdl.unchanged(statement);
  }

  private void warn(DdlStatement statement, String what) {
    listener.warned("line %d: '%s' %s".formatted(statement.line(), statement.beginning(), what));
  }

  private static String text(Path file) {
    try {
      if (Files.size(file) > LARGEST) {
        throw new CatalogException(
            "'%s' has more than %d MiB: leave out the data (pg_dump --schema-only, mysqldump --no-data)"
                .formatted(file, LARGEST >> 20));
      }
      String text = Files.readString(file, StandardCharsets.UTF_8);
      return text.startsWith("\uFEFF") ? text.substring(1) : text;
    } catch (java.nio.charset.CharacterCodingException odd) {
      throw new CatalogException("'%s' is not text in UTF-8".formatted(file), odd);
    } catch (IOException unreadable) {
      throw new CatalogException(
          "'%s' cannot be read: %s".formatted(file, unreadable.getMessage()), unreadable);
    }
  }
}
