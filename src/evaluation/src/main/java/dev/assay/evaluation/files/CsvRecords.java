package dev.assay.evaluation.files;

import dev.assay.evaluation.EvaluationException;
import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;

/**
 * The records of a CSV file whose first line names its columns. What follows the quotes of a cell
 * belongs to it, as Python's readers have it: one of sql-eval's own files is written so.
 */
final class CsvRecords {

  private static final CSVFormat WITHOUT_HEADER =
      CSVFormat.RFC4180.builder().setTrailingData(true).get();

  private static final CSVFormat FORMAT =
      WITHOUT_HEADER.builder().setHeader().setSkipHeaderRecord(true).get();

  private CsvRecords() {}

  /** The cells of a file below the names of its columns, of which several may have one name. */
  record Cells(List<String> names, List<List<String>> rows) {}

  /** All cells; rows that end early are filled with empty ones. */
  static Cells cells(Path file) {
    List<List<String>> lines;
    try (CSVParser parser =
        CSVParser.parse(new StringReader(TextFiles.read(file)), WITHOUT_HEADER)) {
      lines = parser.stream().map(CSVRecord::toList).toList();
    } catch (IOException | UncheckedIOException | IllegalArgumentException broken) {
      throw new EvaluationException(
          "%s is no CSV file: %s".formatted(file, broken.getMessage()), broken);
    }
    if (lines.isEmpty()) {
      throw new EvaluationException("%s is empty: its columns are not named".formatted(file));
    }
    List<String> names = lines.getFirst();
    List<List<String>> rows = new ArrayList<>(lines.size() - 1);
    for (List<String> line : lines.subList(1, lines.size())) {
      if (line.size() > names.size()) {
        throw new EvaluationException(
            "%s has a row of %d cells below %d names".formatted(file, line.size(), names.size()));
      }
      List<String> row = new ArrayList<>(line);
      row.addAll(Collections.nCopies(names.size() - line.size(), ""));
      rows.add(row);
    }
    return new Cells(names, rows);
  }

  /** Each record by the names of its columns. */
  static List<Map<String, String>> read(Path file) {
    try (CSVParser parser = CSVParser.parse(new StringReader(TextFiles.read(file)), FORMAT)) {
      return parser.stream().map(CSVRecord::toMap).toList();
    } catch (IOException | UncheckedIOException | IllegalArgumentException broken) {
      throw new EvaluationException(
          "%s is no CSV file with a header: %s".formatted(file, reason(broken)), broken);
    }
  }

  /** Parsers wrap what they say, and the message of a wrapper begins with the name of a class. */
  private static String reason(Throwable broken) {
    return broken.getCause() instanceof IOException inner
        ? reason(inner)
        : String.valueOf(broken.getMessage());
  }
}
