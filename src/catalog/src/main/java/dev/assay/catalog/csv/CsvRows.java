package dev.assay.catalog.csv;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;
import org.apache.commons.csv.QuoteMode;
import org.jspecify.annotations.Nullable;

/** The rows of a file under the names that its first row gives. */
final class CsvRows implements AutoCloseable {

  private final CSVParser parser;
  private final Iterator<CSVRecord> records;
  private final List<String> names;
  private long ragged;
  private long firstRagged;

  CsvRows(Path file) throws IOException {
    CsvText text = CsvText.of(file);
    CSVFormat format =
        CSVFormat.Builder.create(CSVFormat.RFC4180)
            .setDelimiter(text.delimiter())
            .setRecordSeparator("\n")
            .setIgnoreEmptyLines(true)
            .setNullString("")
            .setQuoteMode(QuoteMode.ALL_NON_NULL)
            .setLenientEof(true)
            .setTrailingData(true)
            .get();
    this.parser = CSVParser.builder().setReader(text.open(file)).setFormat(format).get();
    this.records = parser.iterator();
    this.names = records.hasNext() ? CsvHeader.names(header(records.next())) : List.of();
  }

  private static List<String> header(CSVRecord record) {
    return Arrays.stream(record.values()).map(name -> name == null ? "" : name).toList();
  }

  List<String> names() {
    return names;
  }

  /** The next row, as wide as the first; null after the last. */
  @Nullable List<@Nullable String> next() {
    if (!records.hasNext()) {
      return null;
    }
    CSVRecord record = records.next();
    if (record.size() != names.size()) {
      firstRagged = ragged++ == 0 ? parser.getCurrentLineNumber() : firstRagged;
    }
    List<@Nullable String> row = new ArrayList<>(names.size());
    for (int column = 0; column < names.size(); column++) {
      row.add(column < record.size() ? record.get(column) : null);
    }
    return row;
  }

  /** How many rows so far had more or fewer fields than the first. */
  long ragged() {
    return ragged;
  }

  /** The line that the first of these ends in. */
  long firstRagged() {
    return firstRagged;
  }

  @Override
  public void close() throws IOException {
    parser.close();
  }
}
