package dev.assay.catalog.ddl;

import dev.assay.catalog.Catalog;
import dev.assay.catalog.CatalogException;
import dev.assay.catalog.ReadingListener;
import dev.assay.catalog.folder.FileBytes;
import dev.assay.catalog.schema.DeclaredTable;
import dev.assay.catalog.schema.References;
import dev.assay.catalog.schema.UniqueNames;
import dev.assay.sql.Dialect;
import dev.assay.sql.ParserSpelling;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Pattern;
import net.sf.jsqlparser.JSQLParserException;
import net.sf.jsqlparser.parser.CCJSqlParserUtil;
import net.sf.jsqlparser.statement.Statement;
import net.sf.jsqlparser.statement.comment.Comment;
import net.sf.jsqlparser.statement.create.table.CreateTable;

/**
 * A catalog of a file of DDL alone, such as a dump: tables with columns, types, keys and comments,
 * nothing of their rows. Statements about other things are passed over; what is about tables and
 * cannot be understood is told with its line.
 */
public final class DdlCatalog {

  private static final int LARGEST = 64 << 20;
  private static final int LONGEST_PART = 60;
  private static final String UNDECLARED =
      "is passed over: it is about a table that is not declared before";
  private static final Pattern ABOUT_TABLES =
      Pattern.compile(
          "(?is)(create\\s+((global|local|temp|temporary|transient|unlogged|foreign|virtual|external|or"
              + "\\s+(replace|alter|refresh)|volatile|multiset|set|dynamic|hybrid|iceberg|event|column|row|private|managed"
              + "|sharded|immutable|snapshot|blockchain|duplicated|cached|memory|streaming|live|federated)\\s+)*table|alter\\s+table|comment\\s+on\\s+(table|column))[\\s\"\\[`].*");
  private static final Pattern PARTITION =
      Pattern.compile(
          "(?is)create\\s+[\\w\\s]*?table\\s+\\S+(\\s*\\.\\s*\\S+)?\\s+partition\\s+of\\s.*");
  private static final Pattern ALTER = Pattern.compile("(?i)alter\\s+table\\b");
  private static final Pattern CREATE = Pattern.compile("(?i)create\\s");
  private static final Pattern VIEW =
      Pattern.compile("(?is)create\\s+(\\S+\\s+){0,4}?(materialized\\s+)?view\\s.*");
  private static final Pattern WITHOUT_MEANING =
      Pattern.compile(
          "(?is)alter\\s+table\\s+(only\\s+)?(if\\s+exists\\s+)?\\S+\\s+((owner|enable|disable|set(?!\\s+unused)|cluster|replica|attach)\\b.*|"
              + "alter\\s+(column\\s+)?\\S+\\s+(set(?!\\s+data\\s)|drop|add\\s+generated)\\b.*)");

  private static final Pattern ROW_TYPE =
      Pattern.compile("(?is)create\\s+(or\\s+replace\\s+)?type\\s.*");
  private static final Pattern DROP = Pattern.compile("(?is)drop\\s+table\\s.*");
  private static final Pattern RENAMED_TABLES =
      Pattern.compile("(?is)rename\\s+(table\\b|\\S+\\s+to\\s).*");
  private static final Pattern RENAMING =
      Pattern.compile("(?is)exec(ute)?\\s+(\\w+\\.)*sp_rename\\b.*");

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
    DdlTables rowTypes = new DdlTables(dialect);
    EnumeratedTypes types = new EnumeratedTypes();
    DdlUniqueIndexes indexes =
        new DdlUniqueIndexes(new ColumnClauses(new DdlNames(dialect), dialect));
    List<DdlStatement> statements = DdlSplitter.split(text, dialect);
    listener.began(statements.size());
    for (DdlStatement statement : statements) {
      listener.table(statement.beginning());
      types.take(statement.text());
      if (DdlUniqueIndexes.isAbout(statement.text())) {
        tokens(statement).ifPresent(tokens -> indexes.take(tokens, tables));
      }
      if (ROW_TYPE.matcher(statement.text()).matches()) {
        tokens(statement).flatMap(reader(tables, rowTypes)::rowType).ifPresent(rowTypes::create);
      } else if (DROP.matcher(statement.text()).matches()) {
        drop(statement, tables);
      } else if (RENAMED_TABLES.matcher(statement.text()).matches()) {
        rename(statement, tables);
      } else if (RENAMING.matcher(statement.text()).matches()) {
        warn(statement, "is passed over: names stay as they were declared");
      } else if (VIEW.matcher(statement.text()).matches()) {
        warn(statement, "is left out: DDL does not tell a view's columns");
      } else if (isAboutTables(statement)) {
        read(statement, tables, rowTypes);
      } else if (Misspelling.ofTable(statement.text())) {
        warn(statement, "is left out: it looks like CREATE TABLE or ALTER TABLE misspelt");
      }
    }
    listener.ended();
    if (tables.isEmpty()) {
      throw new CatalogException("the file declares no tables that can be read");
    }
    return new Catalog(
        database, dialect, References.resolved(UniqueNames.of(types.labelled(tables.declared()))));
  }

  private static boolean isAboutTables(DdlStatement statement) {
    return ABOUT_TABLES.matcher(statement.text()).matches()
        && !WITHOUT_MEANING.matcher(statement.text()).matches();
  }

  private TokenTable reader(DdlTables tables, DdlTables rowTypes) {
    return new TokenTable(
        dialect, new DdlNames(dialect), tables::kept, rowTypes::kept, tables.constraints());
  }

  private Optional<DdlTokens> tokens(DdlStatement statement) {
    return DdlTokens.of(dialect, statement.text());
  }

  private void drop(DdlStatement statement, DdlTables tables) {
    ColumnClauses names = new ColumnClauses(new DdlNames(dialect), dialect);
    tokens(statement)
        .ifPresent(
            tokens -> {
              int from = tokens.words(2, "IF", "EXISTS") ? 4 : 2;
              tokens.part(Math.min(from, tokens.size()), tokens.size()).elements().stream()
                  .filter(element -> element.isName(0))
                  .forEach(name -> tables.drop(names.table(name, 0, name.nameEnd(0, true))));
            });
  }

  /** MySQL's {@code RENAME TABLE a TO b, c TO d}, and Oracle's {@code RENAME a TO b}. */
  private void rename(DdlStatement statement, DdlTables tables) {
    ColumnClauses names = new ColumnClauses(new DdlNames(dialect), dialect);
    tokens(statement)
        .ifPresent(
            tokens -> {
              int from = !tokens.words(1, "TABLE") ? 1 : tokens.words(2, "IF", "EXISTS") ? 4 : 2;
              for (DdlTokens each :
                  tokens.part(Math.min(from, tokens.size()), tokens.size()).elements()) {
                int to = each.nameEnd(0, true);
                DeclaredTable table = tables.kept(names.table(each, 0, to));
                if (table != null && each.words(to, "TO") && each.isName(to + 1)) {
                  tables.rename(
                      table, names.table(each, to + 1, each.nameEnd(to + 1, true)).table());
                } else {
                  warn(statement, UNDECLARED);
                }
              }
            });
  }

  private void read(DdlStatement statement, DdlTables tables, DdlTables rowTypes) {
    if (CREATE.matcher(statement.text()).lookingAt()) {
      create(statement, tables, reader(tables, rowTypes));
      return;
    }
    if (ALTER.matcher(statement.text()).lookingAt()) {
      alter(statement, tables, reader(tables, rowTypes));
      return;
    }
    try {
      if (!(parsed(statement.text()) instanceof Comment comment) || !tables.comment(comment)) {
        warn(statement, UNDECLARED);
      }
    } catch (JSQLParserException unparsed) {
      warn(statement, "cannot be parsed and is left out");
    }
  }

  /** Takes what the parser reads; what its own reading shows it to have missed, token by token. */
  private void create(DdlStatement statement, DdlTables tables, TokenTable reader) {
    if (PARTITION.matcher(statement.text()).matches()) {
      return; // the table that it is a part of has its columns
    }
    Optional<DeclaredTable> read = tokens(statement).flatMap(reader::created);
    Optional<DeclaredTable> parsed = declared(statement.text(), tables);
    if (read.isEmpty() && parsed.isEmpty()) {
      warn(statement, "cannot be parsed and is left out");
    } else if (parsed.isPresent() && read.filter(more -> !isAsMuch(parsed.get(), more)).isEmpty()) {
      tables.create(parsed.get().unique(read.map(DeclaredTable::uniqueKeys).orElseGet(List::of)));
      reader.unknownColumns().forEach(part -> warnOfPart(statement, part));
    } else {
      tables.create(read.orElseThrow());
      reader.skipped().forEach(part -> warnOfPart(statement, part));
    }
  }

  private Optional<DeclaredTable> declared(String statement, DdlTables tables) {
    try {
      WarehouseDdl.Simplified simplified = simplified(statement);
      return parsed(simplified.text()) instanceof CreateTable create
          ? tables.declared(create, simplified)
          : Optional.empty();
    } catch (JSQLParserException unparsed) {
      return Optional.empty();
    }
  }

  private static boolean isAsMuch(DeclaredTable parsed, DeclaredTable read) {
    return columns(parsed).equals(columns(read))
        && parsed.name().equals(read.name())
        && Objects.equals(parsed.place(), read.place())
        && parsed.primaryKey().size() >= read.primaryKey().size()
        && parsed.references().size() >= read.references().size();
  }

  private static List<String> columns(DeclaredTable table) {
    return table.columns().stream()
        .map(column -> column.definition().name() + column.generated())
        .toList();
  }

  private void alter(DdlStatement statement, DdlTables tables, TokenTable reader) {
    tokens(statement)
        .flatMap(reader::altered)
        .ifPresentOrElse(
            table -> {
              tables.replace(table);
              reader.newName().ifPresent(name -> tables.rename(table, name));
            },
            () -> warn(statement, UNDECLARED));
    reader.skipped().forEach(part -> warnOfPart(statement, part));
  }

  private Statement parsed(String statement) throws JSQLParserException {
    return CCJSqlParserUtil.parse(
        statement, parser -> parser.withSquareBracketQuotation(dialect == Dialect.MSSQL));
  }

  private void warnOfPart(DdlStatement statement, String part) {
    String line = part.replaceAll("\\s+", " ");
    String shown = line.length() <= LONGEST_PART ? line : line.substring(0, LONGEST_PART) + "…";
    warn(statement, "is read without '%s', which is not understood".formatted(shown));
  }

  private WarehouseDdl.Simplified simplified(String statement) {
    boolean ofWarehouse =
        switch (dialect) {
          case BIGQUERY, SNOWFLAKE, REDSHIFT, DATABRICKS, TRINO -> true;
          default -> false;
        };
    return ofWarehouse && CREATE.matcher(statement).lookingAt()
        ? WarehouseDdl.of(ParserSpelling.of(dialect, statement))
        : WarehouseDdl.unchanged(statement);
  }

  private void warn(DdlStatement statement, String what) {
    listener.warned("line %d: '%s' %s".formatted(statement.line(), statement.beginning(), what));
  }

  private static String text(Path file) {
    try {
      String text =
          FileBytes.text(
              FileBytes.atMost(LARGEST, file)
                  .orElseThrow(
                      () ->
                          new CatalogException(
                              "'%s' has more than %d MiB: leave out the data (pg_dump --schema-only, mysqldump --no-data)"
                                  .formatted(file, LARGEST >> 20))));
      return text.startsWith("\uFEFF") ? text.substring(1) : text;
    } catch (java.nio.charset.CharacterCodingException odd) {
      throw new CatalogException("'%s' is not text in UTF-8".formatted(file), odd);
    } catch (IOException unreadable) {
      throw new CatalogException(
          "'%s' cannot be read: %s".formatted(file, unreadable.getMessage()), unreadable);
    }
  }
}
