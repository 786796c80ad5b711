package dev.assay.report;

import static j2html.TagCreator.caption;
import static j2html.TagCreator.div;
import static j2html.TagCreator.p;
import static j2html.TagCreator.span;
import static j2html.TagCreator.table;
import static j2html.TagCreator.tbody;
import static j2html.TagCreator.td;
import static j2html.TagCreator.th;
import static j2html.TagCreator.thead;
import static j2html.TagCreator.tr;

import dev.assay.table.Table;
import dev.assay.table.TableText;
import j2html.tags.DomContent;
import j2html.tags.specialized.TdTag;
import j2html.tags.specialized.TrTag;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Tables as tables; a mark is a word and a colour, so that it is seen without colours too. */
final class Tables {

  private static final int MOST_ROWS = 200;

  /** What the rows and columns at some positions are marked with. */
  record Marks(String word, Set<Integer> rows, Set<Integer> columns) {

    static final Marks NONE = new Marks("", Set.of(), Set.of());

    boolean any() {
      return !rows.isEmpty() || !columns.isEmpty();
    }
  }

  private Tables() {}

  static DomContent of(String title, Table shown) {
    return of(title, shown, Marks.NONE);
  }

  /** A table that scrolls by itself on narrow screens, its first {@value #MOST_ROWS} rows. */
  static DomContent of(String title, Table shown, Marks marks) {
    boolean marked = !marks.rows().isEmpty();
    int rows = Math.min(MOST_ROWS, shown.rowCount());
    return div(table(
            caption(Text.safe(title) + ", " + Text.count(shown.rowCount(), "row")),
            thead(header(shown, marks, marked)),
            tbody()
                .with(
                    java.util.stream.IntStream.range(0, rows)
                        .mapToObj(row -> row(shown.rows().get(row), row, marks, marked)))))
        .withClass("scroll")
        .attr("tabindex", "0")
        .attr("role", "region")
        .attr("aria-label", Text.safe(title))
        .condWith(
            shown.rowCount() > rows, p("and %,d more rows".formatted(shown.rowCount() - rows)));
  }

  private static TrTag header(Table shown, Marks marks, boolean marked) {
    TrTag header = tr();
    if (marked) {
      header.with(th(span("mark").withClass("unseen")).attr("scope", "col"));
    }
    List<String> names = shown.columnNames();
    for (int column = 0; column < names.size(); column++) {
      boolean odd = marks.columns().contains(column);
      header.with(
          th(Text.safe(names.get(column)))
              .attr("scope", "col")
              .condWith(odd, span(" " + marks.word()).withClass("word"))
              .withCondClass(odd, "marked"));
    }
    return header;
  }

  private static TrTag row(
      List<@Nullable Object> values, int position, Marks marks, boolean marked) {
    boolean odd = marks.rows().contains(position);
    TrTag row = tr().withCondClass(odd, "marked");
    if (marked) {
      row.with(td(odd ? marks.word() : "").withClass("word"));
    }
    for (int column = 0; column < values.size(); column++) {
      row.with(cell(values.get(column)).condAttr(marks.columns().contains(column), "data-odd", ""));
    }
    return row;
  }

  private static TdTag cell(@Nullable Object value) {
    String kind =
        switch (value) {
          case null -> "null";
          case Number _ -> "number";
          default -> "text";
        };
    return td(TableText.value(value)).withClass(kind);
  }
}
