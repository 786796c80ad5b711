package dev.assay.pandas.frame.show;

import dev.assay.pandas.column.CategoryColumn;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.PeriodColumn;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.column.TimeColumn;
import dev.assay.pandas.column.ZonedColumn;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.frame.index.MultiIndex;
import dev.assay.pandas.frame.index.RangeIndex;
import dev.assay.pandas.frame.reshape.LevelOrder;
import dev.assay.pandas.frame.time.DateStep;
import dev.assay.pandas.frame.time.StepNames;
import dev.assay.pandas.value.CountedText;
import dev.assay.pandas.value.Text;
import dev.assay.pandas.value.TextBuilder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * An index as text, as its constructor would be called (pandas/io/formats/printing.py,
 * format_object_summary): from a width of 80 on over several lines, and without its middle where it
 * is long.
 */
final class IndexText {

  private static final int WIDTH = 80;
  private static final int MOST = 100;
  private static final int ENDS = 10;

  private final Index index;
  private final String type;

  private IndexText(Index index, String type) {
    this.index = index;
    this.type = type;
  }

  /** The labels alone, between brackets, on lines that are indented by a word before them. */
  static String list(Column labels, String before) {
    String text = new IndexText(Index.of(labels, Scalars.NONE), before).labels();
    int end = text.length();
    while (end > 0 && ", ".indexOf(text.charAt(end - 1)) >= 0) {
      end--;
    }
    return text.substring(0, end);
  }

  static String of(Index index) {
    return index instanceof RangeIndex range
        ? range(range)
        : new IndexText(index, type(index)).text();
  }

  private static String range(RangeIndex range) {
    String name = range.name() == Scalars.NONE ? "" : ", name=" + quoted(range.name());
    return "RangeIndex(start=%d, stop=%d, step=%d%s)"
        .formatted(range.start(), range.stop(), range.step(), name);
  }

  private static String type(Index index) {
    if (index instanceof MultiIndex) {
      return "MultiIndex";
    }
    return switch (index.column().dtype().kind()) {
      case DATETIME, ZONED -> "DatetimeIndex";
      case TIMEDELTA -> "TimedeltaIndex";
      case PERIOD -> "PeriodIndex";
      case CATEGORY -> "CategoricalIndex";
      case INTERVAL -> "IntervalIndex";
      default -> "Index";
    };
  }

  private String text() {
    return type + "(" + labels() + CountedText.join(", ", attributes()) + ")";
  }

  private List<String> attributes() {
    List<String> attributes = new ArrayList<>();
    if (index instanceof MultiIndex) {
      if (index.names().stream().anyMatch(name -> name != Scalars.NONE)) {
        attributes.add("names=[" + names() + "]");
      }
    } else {
      if (index.column() instanceof CategoryColumn categories) {
        attributes.add("categories=[" + CountedText.join(", ", CategoryText.few(categories)) + "]");
        attributes.add("ordered=" + (categories.ordered() ? "True" : "False"));
      }
      attributes.add("dtype='" + index.column().dtypeName() + "'");
      if (index.name() != Scalars.NONE) {
        attributes.add("name=" + quoted(index.name()));
      }
    }
    if (index.size() > MOST) {
      attributes.add("length=" + index.size());
    }
    boolean times = index.column() instanceof TimeColumn || index.column() instanceof ZonedColumn;
    if (index.levelCount() == 1 && times) {
      DateStep step = index.freq();
      attributes.add("freq=" + (step == null ? "None" : "'" + StepNames.frequency(step) + "'"));
    }
    return attributes;
  }

  private String names() {
    return CountedText.join(", ", index.names().stream().map(IndexText::quoted).toList());
  }

  /** As pandas prints things: text in quotes, whatever it has in it. */
  static String quoted(@Nullable Object thing) {
    if (thing instanceof String text) {
      return "'" + text.replace("\t", "\\t").replace("\r", "\\r").replace("\n", "\\n") + "'";
    }
    if (Scalars.isTuple(thing)) {
      List<String> parts = Scalars.elements(thing).stream().map(IndexText::quoted).toList();
      return "(" + CountedText.join(", ", parts) + (parts.size() == 1 ? ",)" : ")");
    }
    return Text.str(thing);
  }

  private String labels() {
    boolean multi = index instanceof MultiIndex;
    int size = index.size();
    if (size == 0) {
      return "[], ";
    }
    boolean cut = size > MOST;
    int[] head = cut ? range(0, ENDS) : new int[0];
    int[] tail = cut ? range(size - ENDS, size) : range(0, size);
    List<String> first = multi ? new ArrayList<>() : words(head);
    List<String> last = multi ? new ArrayList<>() : words(tail);
    if (multi) {
      tuples(head, tail, first, last);
    } else if (size < 3) {
      return "[" + CountedText.join(", ", last) + "], ";
    } else if (isJustified() && (cut || CountedText.join(", ", last).length() >= WIDTH)) {
      int width = Math.max(TableText.width(first), TableText.width(last));
      first.replaceAll(word -> right(word, width));
      last.replaceAll(word -> right(word, width));
    }
    return laid(first, last, cut, multi);
  }

  private static int[] range(int from, int to) {
    return IntStream.range(from, to).toArray();
  }

  private static String right(String word, int width) {
    return CountedText.repeat(" ", Math.max(0, width - word.length())) + word;
  }

  /** Text alone is not brought to one width. */
  private boolean isJustified() {
    Column labels =
        index.column() instanceof CategoryColumn categories
            ? categories.categories()
            : index.column();
    if (index.column() instanceof CategoryColumn) {
      return labels.dtype() != DType.OBJECT;
    }
    return labels.dtype() != DType.STRING
        && !(labels.dtype() == DType.OBJECT
            && labels.items().stream().allMatch(String.class::isInstance));
  }

  private List<String> words(int[] positions) {
    Column labels = index.column();
    Function<Object, String> writer = writer(labels, index.freq());
    return new ArrayList<>(
        Arrays.stream(positions).mapToObj(at -> writer.apply(index.label(at))).toList());
  }

  /** How labels of a column are written; all dates of a column in the same way. */
  static Function<Object, String> writer(Column labels, @Nullable DateStep step) {
    Column values = labels instanceof CategoryColumn some ? some.categories() : labels;
    if (values instanceof TimeColumn times) {
      boolean dates = times.dtype().isDatetime();
      boolean days =
          Arrays.stream(times.values())
              .allMatch(each -> each == TimeColumn.NAT || each % DateStep.DAY == 0);
      boolean apart = dates && step != null && step.isTick() && step.nanos() % DateStep.DAY != 0;
      return label -> time(label, days && !apart, dates);
    }
    return values instanceof PeriodColumn || values instanceof ZonedColumn
        ? label -> "'" + Text.str(label) + "'"
        : IndexText::quoted;
  }

  private static String time(Object label, boolean days, boolean dates) {
    String text = Text.str(label);
    if (Scalars.isMissing(label)) {
      return dates ? "'NaT'" : "NaT";
    }
    return "'" + (days ? CellText.day(text) : text) + "'";
  }

  /** The labels of several levels, each level brought to one width. */
  private void tuples(int[] head, int[] tail, List<String> first, List<String> last) {
    List<List<String>> heads = new ArrayList<>();
    List<List<String>> tails = new ArrayList<>();
    for (int level = 0; level < index.levelCount(); level++) {
      Column labels = index.levels().get(level);
      Function<Object, String> writer = writer(LevelOrder.known(index, level), null);
      List<String> one = Arrays.stream(head).mapToObj(labels::item).map(writer).toList();
      List<String> other = Arrays.stream(tail).mapToObj(labels::item).map(writer).toList();
      int width = Math.max(TableText.width(one), TableText.width(other));
      heads.add(one.stream().map(word -> right(word, width)).toList());
      tails.add(other.stream().map(word -> right(word, width)).toList());
    }
    int most = fitting(tails);
    for (int at = 0; at < head.length; at++) {
      first.add(tuple(heads, at, most));
    }
    for (int at = 0; at < tail.length; at++) {
      last.add(tuple(tails, at, most));
    }
  }

  /** How many levels stay on a line. */
  private int fitting(List<List<String>> levels) {
    int space = WIDTH - (type.length() + 3);
    for (int most = levels.size(); most > 0; most--) {
      if (tuple(levels, 0, most).length() < space) {
        return most;
      }
    }
    return 1;
  }

  private static String tuple(List<List<String>> levels, int at, int most) {
    List<String> parts = levels.stream().limit(most).map(level -> level.get(at)).toList();
    return "(" + CountedText.join(", ", parts) + (most < levels.size() ? ", ...)" : ")");
  }

  /** Words from line to line, or each on its own. */
  private String laid(List<String> first, List<String> last, boolean cut, boolean broken) {
    String before = "\n" + CountedText.repeat(" ", type.length() + 2);
    String separator = broken ? ",\n " + CountedText.repeat(" ", type.length()) + " " : ", ";
    Lines lines = new Lines(before);
    first.forEach(word -> lines.add(word + separator, WIDTH));
    if (cut) {
      lines.gap();
    }
    last.subList(0, last.size() - 1).forEach(word -> lines.add(word + separator, WIDTH));
    lines.add(last.getLast(), WIDTH - 2);
    String text = lines.text() + "],";
    boolean wide = text.length() > WIDTH || broken;
    return "["
        + text.substring(before.length())
        + (wide ? "\n" + CountedText.repeat(" ", type.length() + 1) : " ");
  }

  /** Lines that are filled word by word. */
  private static final class Lines {

    private final TextBuilder done = new TextBuilder();
    private final String before;
    private String line;

    Lines(String before) {
      this.before = before;
      this.line = before;
    }

    void add(String word, int width) {
      if (line.stripTrailing().length() + word.stripTrailing().length() >= width) {
        done.append(line.stripTrailing());
        line = before;
      }
      line += word;
    }

    void gap() {
      done.append(line.stripTrailing()).append(before).append("...");
      line = before;
    }

    String text() {
      return done + line;
    }
  }
}
