package dev.assay.pandas.builtins.pandas;

import dev.assay.pandas.eval.Nearest;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Text;
import java.util.List;

/** The KeyError of a column that a frame does not have; it names the nearest one. */
final class Columnless {

  private Columnless() {}

  static PythonError error(DataFrame frame, Object label) {
    List<String> known = frame.columns().labels().stream().map(Text::str).toList();
    String near = label instanceof String name ? Nearest.suggestion(name, known) : "";
    return PythonError.keyError(label).hinting(near + "; columns: " + String.join(", ", known));
  }
}
