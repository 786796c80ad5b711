package dev.assay.catalog.ddl;

import dev.assay.catalog.TableKind;
import dev.assay.catalog.schema.DeclaredTable;
import dev.assay.catalog.schema.DeclaredTable.DeclaredColumn;
import dev.assay.catalog.schema.DeclaredTable.Reference;
import dev.assay.sql.Dialect;
import dev.assay.sql.UniqueKey;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * One table, read token by token from a statement of any dialect. It knows what a column begins
 * with and which constraints are keys; whatever else stands there is passed over, so that a clause
 * that nobody has heard of costs no table.
 */
final class TokenTable {

  private static final Set<String> CONSTRAINTS = Set.of("PRIMARY", "FOREIGN", "UNIQUE", "CHECK");

  /** What may be dropped by a name of its own, and may be a unique key. */
  private static final Set<String> UNIQUE_DROPPED = Set.of("CONSTRAINT", "INDEX", "KEY", "UNIQUE");

  /** Words whose brackets hold properties, not columns. */
  private static final Set<String> PROPERTIES =
      Set.of(
          "OPTIONS", "WITH", "TBLPROPERTIES", "PROPERTIES", "DBPROPERTIES", "SORTKEY", "DISTKEY");

  private final Dialect dialect;
  private final ColumnClauses clauses;
  private final SelectedColumns selected;
  private final Function<DdlName, @Nullable DeclaredTable> known;
  private final Function<DdlName, @Nullable DeclaredTable> rowTypes;
  private final ConstraintNames constraints;

  private final List<DeclaredColumn> columns = new ArrayList<>();
  private final List<Reference> references = new ArrayList<>();
  private final List<UniqueKey> uniqueKeys = new ArrayList<>();
  private final List<String> skipped = new ArrayList<>();
  private final List<String> unknownColumns = new ArrayList<>();
  private List<String> key = List.of();
  private String comment = "";
  private DdlName table = new DdlName(null, null, "");
  private @Nullable String newName;

  /**
   * Nothing is read yet.
   *
   * @param known finds tables that were declared before, by their names
   * @param rowTypes finds types of rows in the same way
   * @param constraints their names, of the statements before as well
   */
  TokenTable(
      Dialect dialect,
      DdlNames names,
      Function<DdlName, @Nullable DeclaredTable> known,
      Function<DdlName, @Nullable DeclaredTable> rowTypes,
      ConstraintNames constraints) {
    this.dialect = dialect;
    this.clauses = new ColumnClauses(names, dialect);
    this.selected = new SelectedColumns(clauses, names, known);
    this.known = known;
    this.rowTypes = rowTypes;
    this.constraints = constraints;
  }

  /** What nobody understood, as it is written. */
  List<String> skipped() {
    return Stream.concat(skipped.stream(), unknownColumns.stream()).toList();
  }

  /** What has columns that are not known, such as a query; no other reading tells them. */
  List<String> unknownColumns() {
    return List.copyOf(unknownColumns);
  }

  /** The table of a CREATE TABLE; empty when it tells no columns. */
  Optional<DeclaredTable> created(DdlTokens tokens) {
    return created(tokens, "TABLE");
  }

  /** The columns of a CREATE TYPE, of which tables may be; empty when it is of another kind. */
  Optional<DeclaredTable> rowType(DdlTokens tokens) {
    return created(tokens, "TYPE");
  }

  private Optional<DeclaredTable> created(DdlTokens tokens, String noun) {
    int at = 0;
    while (at < tokens.size() && !tokens.words(at, noun)) {
      at++;
    }
    at = behindExistence(tokens, at + 1);
    int first = at;
    while (dialect == Dialect.MSSQL && tokens.symbol(at, '#')) {
      at++; // as names of its temporary tables begin
    }
    if (!tokens.isName(at)) {
      return Optional.empty();
    }
    int nameEnd = tokens.nameEnd(at, true);
    DdlName name = clauses.table(tokens, first, nameEnd);
    boolean virtual = tokens.words(nameEnd, "USING");
    table = name;
    if (noun.equals("TYPE")) {
      typeBody(tokens, nameEnd);
    } else {
      body(tokens, nameEnd, virtual);
    }
    return columns.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new DeclaredTable(
                name.table(),
                TableKind.TABLE,
                comment,
                List.copyOf(columns),
                key,
                references,
                name.place(dialect),
                List.copyOf(uniqueKeys)));
  }

  /** The table with what an ALTER TABLE adds; empty when it is not known. */
  Optional<DeclaredTable> altered(DdlTokens tokens) {
    int at = behindExistence(tokens, 2);
    at += tokens.words(at, "ONLY") ? 1 : 0;
    if (!tokens.isName(at)) {
      return Optional.empty();
    }
    int nameEnd = tokens.nameEnd(at, true);
    DeclaredTable before = known.apply(clauses.table(tokens, at, nameEnd));
    if (before == null) {
      return Optional.empty();
    }
    table = DdlName.of(before);
    columns.addAll(before.columns());
    references.addAll(before.references());
    uniqueKeys.addAll(before.uniqueKeys());
    key = before.primaryKey();
    ColumnChanges changes = new ColumnChanges(dialect, clauses, columns);
    boolean adding = false;
    AlterActions actions = new AlterActions(dialect);
    for (DdlTokens action : actions.of(tokens.part(nameEnd, tokens.size()))) {
      adding |= action.words(0, "ADD") || action.words(2, "ADD");
      int renamed = actions.newName(action);
      if (renamed > 0) {
        newName = clauses.table(action, renamed, action.nameEnd(renamed, true)).table();
      } else if (adding && dialect == Dialect.MSSQL) {
        added(action); // nothing else follows an ADD, whatever a column is called
      } else if (!changes.take(action)
          && (action.words(0, "ADD") || (adding && actions.goesOn(action)))) {
        added(action);
      }
      if (action.words(0, "DROP") && dropsKey(action)) {
        continue;
      } else if (action.words(0, "DROP") && action.anyWord(1, UNIQUE_DROPPED)) {
        constraints.drop(table, action, uniqueKeys);
      } else if (action.words(0, "DROP", "PRIMARY", "KEY")) {
        key = List.of();
      }
    }
    constraints.renameColumns(table, unique -> renamed(changes, unique));
    return Optional.of(
        new DeclaredTable(
            before.name(),
            before.kind(),
            before.comment(),
            List.copyOf(columns),
            keyOf(changes),
            references.stream().flatMap(reference -> referenceOf(changes, reference)).toList(),
            before.place(),
            uniqueKeys.stream().map(unique -> renamed(changes, unique)).toList()));
  }

  /** Takes away the primary or foreign key that the action names; whether it names one. */
  private boolean dropsKey(DdlTokens action) {
    int at = action.words(1, "FOREIGN", "KEY") ? 3 : action.words(1, "CONSTRAINT") ? 2 : 0;
    at += at > 0 && action.words(at, "IF", "EXISTS") ? 2 : 0;
    if (at == 0 || !action.isName(at)) {
      return false;
    }
    Optional<Optional<Reference>> dropped = constraints.dropKey(table, action.text(at));
    dropped.ifPresent(key -> key.ifPresentOrElse(this::dropReference, () -> this.key = List.of()));
    return dropped.isPresent();
  }

  /** Takes away that reference: of the same columns and, where several are, to the same table. */
  private void dropReference(Reference reference) {
    List<Reference> same =
        references.stream().filter(each -> each.columns().equals(reference.columns())).toList();
    same.stream()
        .filter(each -> each.table().equals(reference.table()))
        .findFirst()
        .or(() -> same.stream().findFirst())
        .ifPresent(references::remove);
  }

  /** The key by the names that its columns have now; none without one of them. */
  private List<String> keyOf(ColumnChanges changes) {
    List<String> now = key.stream().map(changes::nameNow).toList();
    return hasAll(now) ? now : List.of();
  }

  private static UniqueKey renamed(ColumnChanges changes, UniqueKey unique) {
    return new UniqueKey(
        unique.columns().stream().map(changes::nameNow).toList(), unique.nullsEqual());
  }

  private Stream<Reference> referenceOf(ColumnChanges changes, Reference reference) {
    List<String> now = reference.columns().stream().map(changes::nameNow).toList();
    return hasAll(now)
        ? Stream.of(
            new Reference(
                now, reference.schema(), reference.table(), reference.referencedColumns()))
        : Stream.empty();
  }

  private boolean hasAll(List<String> names) {
    return names.stream()
        .allMatch(
            name ->
                columns.stream()
                    .anyMatch(column -> column.definition().name().equalsIgnoreCase(name)));
  }

  /** The name that the statement gives the table; empty when it keeps its own. */
  Optional<String> newName() {
    return Optional.ofNullable(newName);
  }

  private void added(DdlTokens action) {
    int at = action.words(0, "WITH") ? 2 : 0;
    at += action.words(at, "ADD") ? 1 : 0;
    at += action.words(at, "COLUMN") || AlterActions.isColumns(action, at) ? 1 : 0;
    DdlTokens added = action.part(behindExistence(action, at), action.size());
    if (added.symbol(0, '(')) {
      added.part(1, added.behindBrackets(0) - 1).elements().forEach(this::element);
    } else {
      element(added);
    }
  }

  private static int behindExistence(DdlTokens tokens, int at) {
    return tokens.words(at, "IF", "NOT", "EXISTS")
        ? at + 3
        : tokens.words(at, "IF", "EXISTS") ? at + 2 : at;
  }

  private void body(DdlTokens tokens, int from, boolean virtual) {
    int at = from;
    while (at < tokens.size()) {
      if (isCopied(tokens, at)) {
        copy(tokens, at + 1);
        return;
      }
      if (tokens.words(at, "AS", "TABLE") && tokens.isName(at + 2)) {
        copy(tokens, at + 2);
        return;
      }
      if (tokens.words(at, "AS")) {
        columns.addAll(selected.of(tokens, at + 1));
        return;
      }
      if (tokens.words(at, "PARTITION", "OF") || tokens.words(at, "USING", "TEMPLATE")) {
        return;
      }
      if (tokens.words(at, "OF") && tokens.isName(at + 1)) {
        ofType(tokens, at + 1);
        return;
      }
      if (!tokens.symbol(at, '(')) {
        at++;
        continue;
      }
      int end = tokens.behindBrackets(at);
      // Snowflake writes CLUSTER BY before the columns, and others properties where there are none
      if (!tokens.words(at - 1, "BY")
          && !tokens.words(at - 2, "BY")
          && !tokens.anyWord(at - 1, PROPERTIES)) {
        List<DdlTokens> elements = tokens.part(at + 1, closed(tokens, end)).elements();
        elements.forEach(virtual ? this::argument : this::element);
        behind(tokens, end);
        selectedBehind(tokens, end);
        return;
      }
      at = end;
    }
  }

  /** The columns that MySQL adds to those that are declared, from a SELECT behind them. */
  private void selectedBehind(DdlTokens tokens, int from) {
    boolean mysql = dialect.isOfMysql();
    int query = mysql ? SelectedColumns.query(tokens, from) : tokens.size();
    if (query < tokens.size()) {
      List<DeclaredColumn> more = selected.of(tokens, query);
      if (more.isEmpty()) {
        unknownColumns.add("the columns of " + tokens.written(query, tokens.size()));
      }
      more.stream().filter(column -> !has(column)).forEach(columns::add);
    }
  }

  private static boolean isCopied(DdlTokens tokens, int at) {
    return (tokens.words(at, "LIKE") || tokens.words(at, "CLONE") || tokens.words(at, "COPY"))
        && tokens.isName(at + 1);
  }

  /** {@code AS (a INT, b TEXT)}, or Oracle's {@code AS OBJECT (…)} with its functions left out. */
  private void typeBody(DdlTokens tokens, int from) {
    int at = tokens.words(from, "AS") || tokens.words(from, "IS") ? from + 1 : tokens.size();
    at += tokens.words(at, "OBJECT") ? 1 : 0;
    if (tokens.symbol(at, '(')) {
      tokens.part(at + 1, closed(tokens, tokens.behindBrackets(at))).elements().stream()
          .filter(
              element ->
                  element.outside(0).stream()
                      .noneMatch(
                          word ->
                              element.words(word, "FUNCTION") || element.words(word, "PROCEDURE")))
          .forEach(this::element);
    }
  }

  /** The columns of a type, and what is said of them in brackets. */
  private void ofType(DdlTokens tokens, int at) {
    int end = tokens.nameEnd(at, true);
    DeclaredTable type = rowTypes.apply(clauses.table(tokens, at, end));
    if (type == null) {
      unknownColumns.add("the columns of " + tokens.written(at, end));
      return;
    }
    columns.addAll(type.columns());
    if (tokens.symbol(end, '(')) {
      tokens.part(end + 1, closed(tokens, tokens.behindBrackets(end))).elements().stream()
          .filter(element -> element.words(0, "CONSTRAINT") || !isOfColumn(element))
          .forEach(this::element);
    }
  }

  /** Takes the key and the reference of a column that the type has. */
  private boolean isOfColumn(DdlTokens element) {
    Optional<ColumnClauses.Read> read = clauses.read(element).filter(each -> has(each.column()));
    read.flatMap(ColumnClauses.Read::reference).ifPresent(references::add);
    read.filter(ColumnClauses.Read::isKey)
        .ifPresent(each -> key = List.of(each.column().definition().name()));
    return read.isPresent();
  }

  /** Where the brackets' inside ends; a file may end within them. */
  private static int closed(DdlTokens tokens, int end) {
    return tokens.symbol(end - 1, ')') ? end - 1 : end;
  }

  /** A column of a module such as SQLite's fts5, whose options have an equals sign. */
  private void argument(DdlTokens tokens) {
    boolean option = tokens.outside(0).stream().anyMatch(at -> tokens.symbol(at, '='));
    // rtree marks columns that it only keeps
    DdlTokens column = tokens.symbol(0, '+') ? tokens.part(1, tokens.size()) : tokens;
    if (!option) {
      clauses.read(column).ifPresent(read -> columns.add(read.column()));
    }
  }

  private void element(DdlTokens tokens) {
    int at = 0;
    if (tokens.words(0, "CONSTRAINT")) {
      at = tokens.anyWord(1, CONSTRAINTS) ? 1 : tokens.nameEnd(1, true);
    }
    if (tokens.words(at, "PRIMARY", "KEY")) {
      key(tokens, at);
    } else if (tokens.words(at, "FOREIGN", "KEY")) {
      foreignKey(tokens, at);
    } else if (tokens.words(at, "UNIQUE")) {
      uniqueKey(tokens, at);
    } else if (tokens.words(0, "LIKE") && tokens.isName(1)) {
      copy(tokens, 1);
    } else if (at == 0 && !clauses.isOther(tokens)) {
      Optional<ColumnClauses.Read> read = clauses.read(tokens);
      read.ifPresent(column -> constraints.takeKeys(table, tokens, column));
      read.ifPresentOrElse(this::add, () -> skipped.add(tokens.written(0, tokens.size())));
      read.ifPresent(column -> constraints.takeColumn(table, tokens, column.unique()));
      return;
    }
    if (!tokens.words(at, "UNIQUE")) {
      constraints.take(table, tokens, Optional.empty());
    }
  }

  private void add(ColumnClauses.Read read) {
    columns.add(read.column());
    read.reference().ifPresent(references::add);
    String name = read.column().definition().name();
    if (read.isKey()) {
      key = List.of(name);
    }
    read.unique().ifPresent(uniqueKeys::add);
  }

  private void key(DdlTokens tokens, int at) {
    for (int open = at; open < tokens.size(); open++) {
      if (tokens.symbol(open, '(')) {
        key = clauses.columns(tokens, open);
        constraints.takeKey(table, ConstraintNames.called(tokens, at), Optional.empty());
        return;
      }
    }
  }

  private void uniqueKey(DdlTokens tokens, int at) {
    for (int open = at; open < tokens.size(); open++) {
      if (tokens.symbol(open, '(')) {
        Optional<UniqueKey> unique = clauses.uniqueKey(tokens, at, open);
        unique.ifPresent(uniqueKeys::add);
        constraints.take(table, tokens, unique);
        return;
      }
    }
  }

  private void foreignKey(DdlTokens tokens, int at) {
    for (int open = at; open < tokens.size(); open++) {
      if (tokens.symbol(open, '(')) {
        int end = tokens.behindBrackets(open);
        if (tokens.words(end, "REFERENCES")) {
          List<String> own = clauses.columns(tokens, open);
          Optional<String> name =
              ConstraintNames.called(tokens, at)
                  .or(
                      () ->
                          tokens.isName(at + 2)
                              ? Optional.of(tokens.text(at + 2))
                              : Optional.empty());
          Optional<Reference> reference = clauses.reference(tokens, end, own);
          reference.ifPresent(references::add);
          reference.ifPresent(_ -> constraints.takeKey(table, name, reference));
        }
        return;
      }
    }
  }

  /** The columns of another table, by its name that stands there. */
  private void copy(DdlTokens tokens, int at) {
    int end = tokens.nameEnd(at, true);
    DeclaredTable other = known.apply(clauses.table(tokens, at, end));
    if (other == null) {
      unknownColumns.add("the columns of " + tokens.written(at, end));
    } else {
      other.columns().stream().filter(column -> !has(column)).forEach(columns::add);
    }
  }

  private boolean has(DeclaredColumn column) {
    return columns.stream()
        .anyMatch(there -> there.definition().name().equals(column.definition().name()));
  }

  /** What is said behind the columns: parents, partitions that are columns, a comment. */
  private void behind(DdlTokens tokens, int from) {
    for (int at : tokens.outside(from)) {
      if (tokens.words(at, "INHERITS") && tokens.symbol(at + 1, '(')) {
        List<DeclaredColumn> own = List.copyOf(columns);
        columns.clear();
        tokens
            .part(at + 2, tokens.behindBrackets(at + 1) - 1)
            .elements()
            .forEach(parent -> copy(parent, 0));
        own.stream().filter(column -> !has(column)).forEach(columns::add);
      } else if ((tokens.words(at, "PARTITIONED", "BY") || tokens.words(at, "PARTITION", "COLUMNS"))
          && tokens.symbol(at + 2, '(')) {
        tokens.part(at + 3, tokens.behindBrackets(at + 2) - 1).elements().stream()
            .filter(element -> element.size() > 1)
            .map(clauses::read)
            .flatMap(Optional::stream)
            .filter(read -> !has(read.column()))
            .forEach(this::add);
      } else if (tokens.words(at, "COMMENT")) {
        int text = tokens.symbol(at + 1, '=') ? at + 2 : at + 1;
        comment = tokens.isText(text) ? tokens.text(text) : comment;
      } else if (tokens.words(at, "OPTIONS")) {
        String description = ColumnClauses.description(tokens, at + 1);
        comment = description.isEmpty() ? comment : description;
      } else if (tokens.words(at, "PRIMARY", "KEY") && key.isEmpty()) {
        key(tokens, at);
      }
    }
  }
}
