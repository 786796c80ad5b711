package dev.assay.pandas;

import dev.assay.pandas.api.module.PandasLibrary;
import dev.assay.pandas.api.python.PythonLibrary;
import dev.assay.pandas.api.python.PythonTables;
import dev.assay.pandas.eval.Library;
import dev.assay.pandas.eval.PyModule;
import dev.assay.pandas.eval.PyType;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;

/**
 * The table of support in docs/pandas.md: how much of each type and module there is, and what is
 * refused by name. It is written from the tables that bind the language, as the whole list is.
 */
final class SupportOverview {

  private static final String BEGIN = "<!-- support: written by SupportTableTest -->\n";
  private static final String END = "<!-- end of support -->\n";
  private static final String DOCUMENT = "test-code-language.md";

  /** Types with fewer members than this share a line. */
  private static final int SMALL = 12;

  private final StringBuilder out =
      new StringBuilder(
          "| | supported | refused by name, with what to use instead |\n|---|---|---|\n");
  private final Set<String> anchors = new HashSet<>();
  private final Library library = PythonLibrary.library().plus(PandasLibrary.library());

  private SupportOverview() {}

  /**
   * The document with its table as it should be.
   *
   * @throws IllegalStateException if the document has no place for it
   */
  static String into(String document) {
    int begin = document.indexOf(BEGIN);
    int end = document.indexOf(END);
    if (begin < 0 || end < begin) {
      throw new IllegalStateException("docs/pandas.md lacks the lines " + BEGIN + END);
    }
    return document.substring(0, begin + BEGIN.length()) + text() + document.substring(end);
  }

  private static String text() {
    SupportOverview overview = new SupportOverview();
    overview.types("pandas and numpy", PandasLibrary.tables());
    overview.types("Python", PythonTables.all());
    Collection<PyModule> modules = new TreeMap<>(overview.library.modules()).values();
    modules.stream().filter(SupportOverview::isLarge).forEach(overview::module);
    overview.small(
        "modules",
        modules.stream().filter(not(SupportOverview::isLarge)).map(PyModule::name).toList());
    return overview.out.toString();
  }

  private static <T> Predicate<T> not(Predicate<T> condition) {
    return condition.negate();
  }

  private void types(String language, Collection<? extends PyType<?>> types) {
    types.stream().filter(SupportOverview::isLarge).forEach(this::type);
    small(
        "types of " + language,
        types.stream().filter(not(SupportOverview::isLarge)).<String>map(PyType::name).toList());
  }

  private static boolean isLarge(PyType<?> type) {
    return type.members().size() >= SMALL;
  }

  private static boolean isLarge(PyModule module) {
    return module.attributes().size() >= SMALL;
  }

  private void type(PyType<?> type) {
    List<String> refused =
        type.members().entrySet().stream()
            .filter(member -> member.getValue() instanceof PyType.Member.Refused<?>)
            .map(member -> member.getKey())
            .sorted()
            .toList();
    line(type.name(), type.members().size() - refused.size() + " methods and attributes", refused);
  }

  private void module(PyModule module) {
    line(
        module.name(),
        module.attributes().size() + " functions and names",
        module.refused().keySet().stream().sorted().toList());
  }

  private void line(String name, String supported, List<String> refused) {
    String anchor = name.toLowerCase(Locale.ROOT).replace(".", "");
    anchor = anchors.add(anchor) ? anchor : anchor + "-1"; // as Markdown counts headings alike
    out.append("| [`%s`](%s#%s) | %s | ".formatted(name, DOCUMENT, anchor, supported));
    out.append(String.join(", ", refused.stream().map(each -> "`" + each + "`").toList()));
    out.append(" |\n");
  }

  private void small(String what, List<String> names) {
    out.append(
        "| other %s | %s | |\n"
            .formatted(
                what,
                String.join(
                    ", ", names.stream().map(each -> "`" + each + "`").distinct().toList())));
  }
}
