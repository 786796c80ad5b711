package dev.assay.evaluation.files;

import dev.assay.evaluation.EvaluationException;
import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;

/** The records of a CSV file whose first line names its columns. */
final class CsvRecords {

  private static final CSVFormat FORMAT =
      CSVFormat.RFC4180.builder().setHeader().setSkipHeaderRecord(true).get();

  private CsvRecords() {}

  /** Each record by the names of its columns. */
  static List<Map<String, String>> read(Path file) {
    try (CSVParser parser = CSVParser.parse(new StringReader(TextFiles.read(file)), FORMAT)) {
      return parser.stream().map(CSVRecord::toMap).toList();
    } catch (IOException | UncheckedIOException | IllegalArgumentException broken) {
      throw new EvaluationException(
          "%s is no CSV file with a header: %s".formatted(file, broken.getMessage()), broken);
    }
  }
}
