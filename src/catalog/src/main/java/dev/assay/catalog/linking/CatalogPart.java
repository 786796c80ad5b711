package dev.assay.catalog.linking;

import dev.assay.catalog.Catalog;
import dev.assay.catalog.CatalogTable;
import dev.assay.catalog.CatalogText;
import dev.assay.catalog.FrameNames;
import dev.assay.catalog.ValueSharing;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The part of a catalog that prompts see: chosen columns, keys, and the tables over which they are
 * joined. Of a table family one table stands for all.
 *
 * @param catalog the tables of the part with their columns, the keys among them, and sample rows
 * @param frames the frames' names in the whole catalog
 * @param chosen the chosen columns; none when everything is shown and nothing was chosen
 * @param families the families of which one table is shown, by that table's name
 */
public record CatalogPart(
    Catalog catalog, FrameNames frames, Set<ColumnRef> chosen, Map<String, TableFamily> families) {

  /**
   * What has no more characters than this is shown with all columns: choosing among them would cost
   * about as much as showing them, and could only lose some.
   */
  private static final int ROOM = 8_000;

  private static final int MOST_COLUMNS = 100;

  public CatalogPart {
    chosen = Set.copyOf(chosen);
    families = Map.copyOf(families);
  }

  /** The whole catalog, with some columns marked as chosen. */
  public static CatalogPart whole(Catalog catalog, Collection<ColumnRef> chosen) {
    List<String> all = catalog.tables().stream().map(CatalogTable::name).toList();
    ShownTables shown = ShownTables.of(catalog, all);
    return shown.with(chosen, true);
  }

  /** The part that the chosen columns need. */
  public static CatalogPart of(Catalog catalog, Collection<ColumnRef> chosen) {
    List<String> tables = chosen.stream().map(ColumnRef::table).distinct().toList();
    ShownTables shown = ShownTables.of(catalog, new JoinPaths(catalog).between(tables));
    CatalogPart full = shown.with(chosen, true);
    return full.isSmall() ? full : shown.with(chosen, false);
  }

  /** Whether its text is so short that there is no need to leave something out. */
  public boolean isSmall() {
    return catalog.tables().stream().allMatch(table -> table.columns().size() <= MOST_COLUMNS)
        && text(ValueSharing.NONE).ddl().length() <= ROOM;
  }

  /** How prompts show it. */
  public CatalogText text(ValueSharing sharing) {
    return new CatalogText(catalog, frames, new PartNotes(this, sharing, null), sharing);
  }

  /** As {@link #text(ValueSharing)}, of very many fields those first that are like the question. */
  public CatalogText text(ValueSharing sharing, String question) {
    ColumnRanking ranking = new ColumnRanking(catalog, question, sharing);
    return new CatalogText(catalog, frames, new PartNotes(this, sharing, ranking), sharing);
  }
}
