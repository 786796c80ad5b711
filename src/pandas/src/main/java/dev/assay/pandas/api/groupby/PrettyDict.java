package dev.assay.pandas.api.groupby;

import dev.assay.pandas.api.index.IndexObject;
import dev.assay.pandas.api.python.DictType;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.Text;
import java.util.List;
import java.util.stream.Collectors;

/**
 * What {@code groupby().groups} is: a dict whose text lists the labels of each group, and of the
 * first hundred groups only ({@code pandas.io.formats.printing.PrettyDict}).
 */
public final class PrettyDict extends PyDict {

  public static final PyType<PrettyDict> TYPE =
      PyType.builder("PrettyDict", PrettyDict.class)
          .module("pandas.io.formats.printing")
          .doc("the labels of groups")
          .bases(DictType.TYPE)
          .build();

  private static final int MOST_SHOWN = 100;

  @Override
  public String typeName() {
    return "PrettyDict";
  }

  @Override
  public String shown() {
    String pairs =
        entries().stream()
            .limit(MOST_SHOWN)
            .map(entry -> shown(entry.key()) + ": " + shown(entry.value()))
            .collect(Collectors.joining(", "));
    return "{" + pairs + (size() > MOST_SHOWN ? ", ..." : "") + "}";
  }

  private static String shown(Object value) {
    if (value instanceof IndexObject labels) {
      return "[" + joined(labels.index()) + "]";
    }
    if (Scalars.isTuple(value)) {
      List<Object> parts = Scalars.elements(value);
      return Text.tuple(parts.stream().map(PrettyDict::shown).toList());
    }
    return value instanceof String text ? "'" + escaped(text) + "'" : escaped(Text.str(value));
  }

  private static String joined(Index labels) {
    return labels.labels().stream().map(PrettyDict::shown).collect(Collectors.joining(", "));
  }

  private static String escaped(String text) {
    return text.replace("\t", "\\t").replace("\n", "\\n").replace("\r", "\\r");
  }
}
