package dev.assay.pandas.frame.index;

import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.select.LabelSelector;
import dev.assay.pandas.value.CountedText;
import dev.assay.pandas.value.Nearest;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Text;
import java.util.Collection;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/**
 * What the KeyError of a label that is not there tells people besides: the nearest label that is
 * there, and others. Programs do not see it, and often look labels up only to catch the error: it
 * is made when it is shown.
 */
public final class KnownLabels {

  private static final int MOST_SHOWN = 30;
  private static final int MOST_COMPARED = 1000;

  private KnownLabels() {}

  /** The KeyError of a column that a frame does not have. */
  public static PythonError column(DataFrame frame, Object label) {
    return columns(PythonError.keyError(label), frame.columns(), List.of(label));
  }

  /** An error that tells of the columns that there are. */
  public static PythonError columns(PythonError error, Index columns, List<?> missing) {
    return error.hinting(hint(columns, missing, "; columns: ", Integer.MAX_VALUE));
  }

  /** An error that tells of the labels that there are, of rows or of columns. */
  public static PythonError labels(PythonError error, Index labels, List<?> missing) {
    return error.hinting(hint(labels, missing, "; there are: ", MOST_SHOWN));
  }

  /** The KeyError of labels that an axis does not have. */
  public static PythonError notInAxis(Index axis, List<?> missing) {
    return labels(PythonError.keyError(repr(missing) + " not found in axis"), axis, missing);
  }

  /**
   * Demands the columns for which functions are given.
   *
   * @throws PythonError a KeyError of all that are not there, in order
   */
  public static void requireColumns(DataFrame frame, Collection<?> labels) {
    List<?> missing =
        labels.stream()
            .filter(each -> new LabelSelector(frame.columns()).find(each).length == 0)
            .toList();
    if (missing.isEmpty()) {
      return;
    }
    boolean texts = missing.stream().allMatch(String.class::isInstance);
    List<?> shown = texts ? missing.stream().sorted().toList() : missing;
    PythonError error = PythonError.keyError("Column(s) " + repr(shown) + " do not exist");
    throw columns(error, frame.columns(), missing);
  }

  /** The KeyError of columns that groups or windows are asked for. */
  public static PythonError notFound(DataFrame frame, Object label) {
    PythonError error = PythonError.keyError("Column not found: " + Text.str(label));
    return columns(error, frame.columns(), List.of(label));
  }

  /** The KeyError of columns in a list of so many, of which some or all are not there. */
  public static PythonError notIn(Index columns, List<?> missing, int wanted) {
    String message =
        missing.size() == wanted
            ? "None of [Index(" + repr(missing) + ", dtype='object')] are in the [columns]"
            : repr(missing) + " not in index";
    return columns(PythonError.keyError(message), columns, missing);
  }

  private static String repr(List<?> labels) {
    return "[" + CountedText.join(", ", labels.stream().map(Text::repr).toList()) + "]";
  }

  private static Supplier<String> hint(Index labels, List<?> missing, String what, int most) {
    return () -> nearest(labels, missing) + what + CountedText.join(", ", known(labels, most));
  }

  private static String nearest(Index labels, List<?> missing) {
    return missing.size() == 1 && missing.getFirst() instanceof String name
        ? Nearest.suggestion(name, known(labels, MOST_COMPARED))
        : "";
  }

  private static List<String> known(Index labels, int most) {
    return IntStream.range(0, Math.min(most, labels.size()))
        .mapToObj(at -> Text.str(labels.label(at)))
        .toList();
  }
}
