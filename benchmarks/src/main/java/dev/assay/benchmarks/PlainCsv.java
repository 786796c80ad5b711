package dev.assay.benchmarks;

import dev.assay.pandas.Frame;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A CSV file of the measurements, which has no quotes. */
record PlainCsv(String name, List<String> header, List<List<@Nullable String>> columns) {

  static PlainCsv read(String file) throws IOException {
    Path path = Path.of(file);
    List<String> lines = Files.readAllLines(path);
    List<String> header = List.of(lines.getFirst().split(","));
    List<List<@Nullable String>> columns = new ArrayList<>();
    header.forEach(_ -> columns.add(new ArrayList<>()));
    for (String line : lines.subList(1, lines.size())) {
      String[] cells = line.split(",", -1);
      for (int column = 0; column < cells.length; column++) {
        columns.get(column).add(cells[column]);
      }
    }
    return new PlainCsv(
        String.valueOf(path.getFileName()).replaceFirst("\\.csv$", ""), header, columns);
  }

  Frame frame() {
    return Frame.ofCsv(header, columns);
  }
}
