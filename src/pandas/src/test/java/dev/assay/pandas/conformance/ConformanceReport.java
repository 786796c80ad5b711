package dev.assay.pandas.conformance;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Lists where Assay disagrees with the golden outcomes of files, for work on the interpreter. */
final class ConformanceReport {

  private ConformanceReport() {}

  public static void main(String[] files) {
    int tried = 0;
    int failed = 0;
    for (String file : files) {
      ConformanceFile programs = ConformanceFile.read(Path.of(file));
      for (Map.Entry<String, String> program : programs.programs().entrySet()) {
        tried++;
        Optional<String> difference =
            difference(program.getValue(), programs.outcomes().get(program.getKey()));
        if (difference.isPresent()) {
          failed++;
          System.out.println(file + " :: " + program.getKey() + " " + shortened(difference.get()));
        }
      }
    }
    System.out.println(tried + " tried, " + failed + " disagree");
  }

  private static Optional<String> difference(String code, @Nullable Object golden) {
    try {
      return Agreement.difference(golden, Outcomes.of(code));
    } catch (RuntimeException | StackOverflowError error) {
      StackTraceElement[] trace = error.getStackTrace();
      return Optional.of(
          "CRASH "
              + error
              + " at "
              + (trace.length > 0 ? trace[0] : "?")
              + (trace.length > 1 ? " < " + trace[1] : ""));
    }
  }

  private static String shortened(String text) {
    return text.length() > Integer.getInteger("cut", 600)
        ? text.substring(0, Integer.getInteger("cut", 600)) + "..."
        : text;
  }
}
