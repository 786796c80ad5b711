package dev.assay.pandas.conformance;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Compares the random programs of a folder, which {@code explore.py} has written, with Assay: how
 * many were tried, how many agree, and each that does not, by the kind of the difference.
 */
final class ExplorationReport {

  private final Set<String> distinct = new HashSet<>();
  private final Map<Kind, Integer> found = new TreeMap<>();
  private final Map<String, Integer> refusals = new TreeMap<>();
  private final List<String> deliberate;
  private int notFollowed;

  private ExplorationReport(List<String> deliberate) {
    this.deliberate = deliberate;
  }

  /** How an outcome can differ. */
  private enum Kind {
    REFUSED("Assay says that it does not support it"),
    ERROR_FOR_VALUE("an error where pandas gives a value"),
    VALUE_FOR_ERROR("a value where pandas raises"),
    OTHER_ERROR("another exception type"),
    DTYPE("a dtype or kind differs"),
    LABELS("labels differ"),
    VALUE("a value differs"),
    CRASH("a defect of Assay");

    private final String meaning;

    Kind(String meaning) {
      this.meaning = meaning;
    }
  }

  /** Takes the list of what is deliberate, and folders of programs. */
  public static void main(String[] arguments) throws IOException {
    ExplorationReport report = new ExplorationReport(deliberate(Path.of(arguments[0])));
    for (String folder : List.of(arguments).subList(1, arguments.length)) {
      try (Stream<Path> files = Files.list(Path.of(folder))) {
        List<Path> programs =
            files
                .filter(file -> file.toString().endsWith(".py"))
                .sorted(Comparator.comparingInt(file -> file.toString().length()))
                .toList();
        programs.forEach(report::compare);
      }
    }
    report.print();
    if (report.open() > Integer.getInteger("allowed", 0)) {
      System.exit(1);
    }
  }

  /** What differences say that are deliberate, without the reasons. */
  private static List<String> deliberate(Path file) throws IOException {
    return Files.readAllLines(file).stream()
        .filter(line -> line.contains(" # ") && !line.startsWith("#"))
        .map(line -> line.substring(0, line.indexOf(" # ")))
        .toList();
  }

  private void compare(Path path) {
    ConformanceFile file = ConformanceFile.read(path);
    file.programs()
        .forEach(
            (name, code) -> {
              if (distinct.add(code)) {
                compare(name, code, file.outcomes().get(name));
              }
            });
  }

  private void compare(String name, String code, @Nullable Object golden) {
    Map<String, @Nullable Object> actual;
    try {
      actual = Outcomes.of(code);
    } catch (RuntimeException | StackOverflowError error) {
      StackTraceElement[] trace = error.getStackTrace();
      add(Kind.CRASH, name, error + " at " + (trace.length > 0 ? trace[0] : "?"));
      return;
    }
    Optional<String> difference = Agreement.difference(golden, actual);
    if (difference.isEmpty()) {
      return;
    }
    String text = text(difference.get(), actual);
    String said = name + " " + difference.get() + " " + text;
    if (deliberate.stream().anyMatch(said::contains)) {
      notFollowed++;
    } else {
      add(kind((Map<?, ?>) golden, actual, difference.get()), name, text);
    }
  }

  private static String text(String difference, Map<String, @Nullable Object> actual) {
    Object message = actual.get("message");
    String text = message == null ? difference : actual.get("error") + ": " + message;
    return text.length() > 400 ? text.substring(0, 400) + "..." : text;
  }

  private static Kind kind(
      @Nullable Map<?, ?> golden, Map<String, @Nullable Object> actual, String difference) {
    String message = String.valueOf(actual.get("message"));
    if (message.contains("Assay does not support")) {
      return Kind.REFUSED;
    }
    if (message.contains("Assay failed")) {
      return Kind.CRASH;
    }
    boolean raises = golden != null && golden.containsKey("error");
    if (actual.containsKey("error")) {
      return raises ? Kind.OTHER_ERROR : Kind.ERROR_FOR_VALUE;
    }
    if (raises) {
      return Kind.VALUE_FOR_ERROR;
    }
    if (difference.startsWith(".kind") || difference.startsWith(".dtype")) {
      return Kind.DTYPE;
    }
    return difference.startsWith(".data") || difference.startsWith(".value")
        ? Kind.VALUE
        : Kind.LABELS;
  }

  private void add(Kind kind, String name, String text) {
    found.merge(kind, 1, Integer::sum);
    if (kind == Kind.REFUSED) {
      refusals.merge(text, 1, Integer::sum);
    }
    System.out.println(kind + " " + name + " " + text);
  }

  private int open() {
    return found.values().stream().mapToInt(Integer::intValue).sum();
  }

  private void print() {
    int open = open();
    refusals.forEach((text, count) -> System.out.println(count + " times " + text));
    System.out.println(distinct.size() + " different programs tried");
    System.out.println(distinct.size() - open - notFollowed + " agree");
    System.out.println(notFollowed + " deliberately other");
    found.forEach((kind, count) -> System.out.println(count + " open: " + kind.meaning));
    System.out.println(open + " open");
  }
}
