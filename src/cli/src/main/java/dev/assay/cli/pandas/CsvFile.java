package dev.assay.cli.pandas;

import dev.assay.cli.UsageException;
import dev.assay.pandas.Frame;
import dev.assay.pandas.PandasException;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;
import org.jspecify.annotations.Nullable;

/** A CSV file, read as {@code pd.read_csv(file)} reads it, or refused. */
final class CsvFile {

  private static final int BYTE_ORDER_MARK = '\uFEFF';

  private static final CSVFormat FORMAT =
      CSVFormat.DEFAULT.builder().setIgnoreEmptyLines(true).setTrailingData(true).get();

  private final Path file;

  CsvFile(Path file) {
    this.file = file;
  }

  /**
   * The frame of the file.
   *
   * @throws UsageException when it cannot be read as CSV in UTF-8, or a row has too many fields
   */
  Frame frame() {
    try (BufferedReader reader = Files.newBufferedReader(file);
        CSVParser parser = CSVParser.parse(withoutMark(reader), FORMAT)) {
      return frame(parser);
    } catch (IOException failure) {
      throw failed(failure, "cannot be read");
    } catch (UncheckedIOException failure) {
      throw failed(failure.getCause(), "is not CSV");
    } catch (PandasException failure) {
      throw failed(String.valueOf(failure.getMessage()), failure);
    }
  }

  private static Reader withoutMark(BufferedReader reader) throws IOException {
    reader.mark(1);
    if (reader.read() != BYTE_ORDER_MARK) {
      reader.reset();
    }
    return reader;
  }

  private Frame frame(CSVParser parser) {
    List<String> header = null;
    List<List<@Nullable String>> columns = new ArrayList<>();
    for (CSVRecord row : parser) {
      if (isBlank(row)) {
        continue;
      }
      if (header == null) {
        header = CsvHeader.unique(row.toList());
        header.forEach(_ -> columns.add(new ArrayList<>()));
      } else {
        add(row, parser.getCurrentLineNumber(), columns);
      }
    }
    if (header == null) {
      throw failed("is empty: its first line must name the columns");
    }
    return Frame.ofCsv(header, columns);
  }

  /** A line of nothing but spaces is no row. */
  private static boolean isBlank(CSVRecord row) {
    return row.size() == 1 && !row.get(0).isEmpty() && row.get(0).isBlank();
  }

  private void add(CSVRecord row, long line, List<List<@Nullable String>> columns) {
    if (row.size() > columns.size()) {
      throw failed(
          "has %d fields in line %d, and %d columns: pandas would fail, or take the first for an index"
              .formatted(row.size(), line, columns.size()));
    }
    for (int column = 0; column < columns.size(); column++) {
      columns.get(column).add(column < row.size() ? row.get(column) : null);
    }
  }

  private UsageException failed(IOException failure, String what) {
    return failed(
        failure instanceof CharacterCodingException
            ? "is not text in UTF-8"
            : what + ": " + failure.getMessage(),
        failure);
  }

  private UsageException failed(String why) {
    return new UsageException("'%s' %s".formatted(file, why));
  }

  private UsageException failed(String why, Exception cause) {
    return new UsageException("'%s' %s".formatted(file, why), cause);
  }
}
