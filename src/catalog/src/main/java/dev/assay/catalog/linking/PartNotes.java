package dev.assay.catalog.linking;

import dev.assay.catalog.CatalogNotes;
import dev.assay.catalog.CatalogTable;
import dev.assay.catalog.ValueSharing;
import dev.assay.catalog.nested.NestedField;
import dev.assay.sql.ColumnDefinition;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What is said of the tables and columns of a part: what was chosen, families, descriptions. */
final class PartNotes implements CatalogNotes {

  private static final int LONGEST = 200;

  private final CatalogPart part;
  private final ValueSharing sharing;
  private final @Nullable ColumnRanking ranking;

  /**
   * Notes on a part.
   *
   * @param ranking of fields; null to show them in their own order
   */
  PartNotes(CatalogPart part, ValueSharing sharing, @Nullable ColumnRanking ranking) {
    this.part = part;
    this.sharing = sharing;
    this.ranking = ranking;
  }

  @Override
  public List<NestedField> ordered(List<NestedField> fields) {
    return ranking == null ? fields : ranking.likeliest(fields);
  }

  @Override
  public String table(CatalogTable table) {
    List<String> notes = new ArrayList<>();
    TableFamily family = part.families().get(table.name());
    if (family != null) {
      notes.add("%d tables like it: %s".formatted(family.names().size(), family.list()));
    }
    add(cut(table.meaning().text()), notes);
    return String.join("; ", notes);
  }

  @Override
  public String column(CatalogTable table, ColumnDefinition column) {
    List<String> notes = new ArrayList<>();
    boolean chosen = part.chosen().contains(new ColumnRef(table.name(), column.name()));
    if (chosen) {
      notes.add("relevant");
    }
    add(cut(Descriptions.of(table, column.name())), notes);
    if (sharing == ValueSharing.SAMPLES) {
      add(cut(Descriptions.ofValues(table, column.name())), notes);
    }
    String unit =
        Units.of(
            Descriptions.of(table, column.name())
                + "\n"
                + Descriptions.ofValues(table, column.name()));
    // a long description may be cut before it, and what is said of values may not be shown
    if (!unit.isEmpty() && notes.stream().noneMatch(note -> note.contains(unit))) {
      notes.add("unit: " + unit);
    }
    return String.join("; ", notes);
  }

  private static void add(String note, List<String> notes) {
    if (!note.isEmpty()) {
      notes.add(note);
    }
  }

  private static String cut(String text) {
    String stripped = text.strip();
    return stripped.length() <= LONGEST ? stripped : stripped.substring(0, LONGEST) + "…";
  }
}
