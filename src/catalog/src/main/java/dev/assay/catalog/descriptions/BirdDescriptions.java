package dev.assay.catalog.descriptions;

import dev.assay.catalog.CatalogException;
import dev.assay.catalog.Description;
import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;

/**
 * BIRD's {@code database_description} folder: a CSV file for each table, a row for each column.
 * Written by many hands: UTF-8 with or without a mark, or Windows-1252; names with spaces around
 * them, stray quotes, empty rows, more columns than the header has.
 */
final class BirdDescriptions {

  private static final int MOST_BYTES = 4 << 20;
  private static final int MOST_FILES = 10_000;
  private static final String COLUMN = "original_column_name";
  private static final String NAME = "column_name";
  private static final String TEXT = "column_description";
  private static final String VALUES = "value_description";
  private static final String SUFFIX = ".csv";

  private static final CSVFormat FORMAT =
      CSVFormat.DEFAULT
          .builder()
          .setLenientEof(true)
          .setTrailingData(true)
          .setIgnoreEmptyLines(true)
          .get();

  private final List<Described> described = new ArrayList<>();
  private final List<String> problems = new ArrayList<>();

  private BirdDescriptions() {}

  static Descriptions read(Path folder) throws IOException {
    List<Path> files;
    try (Stream<Path> inside = Files.list(folder)) {
      files = inside.filter(BirdDescriptions::isTable).sorted().limit(MOST_FILES + 1L).toList();
    }
    if (files.isEmpty() || files.size() > MOST_FILES) {
      throw new CatalogException(
          "the folder '%s' has %s CSV file: give one with a file for each table"
              .formatted(folder, files.isEmpty() ? "no" : "more than %,d".formatted(MOST_FILES)));
    }
    BirdDescriptions read = new BirdDescriptions();
    for (Path file : files) {
      read.readTable(file);
    }
    return new Descriptions(read.described, List.of(), read.problems);
  }

  private static boolean isTable(Path file) {
    String name = file.getFileName().toString();
    return name.toLowerCase(Locale.ROOT).endsWith(SUFFIX)
        && !name.startsWith(".")
        && Files.isRegularFile(file);
  }

  private void readTable(Path file) throws IOException {
    String name = file.getFileName().toString();
    String table = name.substring(0, name.length() - SUFFIX.length()).strip();
    try (CSVParser parser = FORMAT.parse(new StringReader(text(file)))) {
      Map<String, Integer> header = new HashMap<>();
      for (CSVRecord row : parser) {
        if (header.isEmpty()) {
          header.putAll(header(row));
          if (!header.containsKey(COLUMN)) {
            problems.add(
                "%s: the first row has no '%s', so nothing of it is used".formatted(file, COLUMN));
            return;
          }
        } else {
          addColumn(table, header, row, file);
        }
      }
    } catch (UncheckedIOException broken) {
      problems.add(
          "%s: is read up to a row that is no CSV: %s"
              .formatted(file, broken.getCause().getMessage()));
    }
  }

  private static Map<String, Integer> header(CSVRecord row) {
    Map<String, Integer> header = new HashMap<>();
    for (int index = 0; index < row.size(); index++) {
      header.putIfAbsent(row.get(index).strip().toLowerCase(Locale.ROOT), index);
    }
    return header;
  }

  private void addColumn(String table, Map<String, Integer> header, CSVRecord row, Path file) {
    String column = cell(header, row, COLUMN);
    if (column.isEmpty()) {
      return;
    }
    String name = cell(header, row, NAME);
    String text = cell(header, row, TEXT);
    Description description =
        new Description(
            named(column, name, text), cell(header, row, VALUES), Description.Source.BIRD);
    if (description.says()) {
      described.add(
          new Described(
              table, column, description, "%s:%d".formatted(file, row.getRecordNumber())));
    }
  }

  /** The longer name is part of the description where it says more than the column's own. */
  private static String named(String column, String name, String text) {
    if (name.isEmpty() || name.equalsIgnoreCase(column)) {
      return text;
    }
    if (text.isEmpty()) {
      return name;
    }
    return text.toLowerCase(Locale.ROOT).contains(name.toLowerCase(Locale.ROOT))
        ? text
        : name + ": " + text;
  }

  private static String cell(Map<String, Integer> header, CSVRecord row, String name) {
    Integer index = header.get(name);
    return index == null || index >= row.size() ? "" : DescriptionText.of(row.get(index));
  }

  private static String text(Path file) throws IOException {
    byte[] bytes = DescriptionFiles.bytes(file, MOST_BYTES);
    String text;
    try {
      text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    } catch (CharacterCodingException other) {
      text = new String(bytes, Charset.forName("windows-1252"));
    }
    return text.startsWith("\uFEFF") ? text.substring(1) : text;
  }
}
