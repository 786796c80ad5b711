package dev.assay.catalog.folder;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A file of a folder that is one table, or a folder within it whose files are one together.
 *
 * @param table the table's name: the file's or folder's without its endings, and without dots, so
 *     that no engine takes it for a file's
 * @param kind what reads it
 * @param parts its files, in order
 */
record TableFile(String table, Kind kind, List<Path> parts) {

  private static final Pattern NAME =
      Pattern.compile("(?i)(.+?)\\.(csv|tsv|parquet|parq|pq)(\\.gz|\\.zst)?");

  private static final int DEEPEST = 8;

  /** Formats that are read. */
  enum Kind {
    CSV,
    PARQUET
  }

  /** The tables of the folder by their names; none where it has no such files. */
  static List<TableFile> in(Path folder) {
    List<TableFile> found = new ArrayList<>();
    Set<String> names = new TreeSet<>(String.CASE_INSENSITIVE_ORDER);
    for (Path entry : entries(folder)) {
      of(entry).map(file -> file.named(names)).ifPresent(found::add);
    }
    return found;
  }

  private static List<Path> entries(Path folder) {
    try (Stream<Path> entries = Files.list(folder)) {
      return entries.filter(entry -> !isHidden(entry)).sorted().toList();
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  private static boolean isHidden(Path path) {
    String name = path.getFileName().toString();
    return name.startsWith(".") || name.startsWith("_");
  }

  private static Optional<TableFile> of(Path entry) {
    String name = entry.getFileName().toString();
    if (Files.isDirectory(entry)) {
      return ofFolder(name, entry);
    }
    Matcher parts = NAME.matcher(name);
    return parts.matches()
        ? Optional.of(new TableFile(tableName(name), kind(parts), List.of(entry)))
        : Optional.empty();
  }

  private static String tableName(String name) {
    Matcher parts = NAME.matcher(name);
    return (parts.matches() ? parts.group(1) : name).replace('.', '_');
  }

  private static Kind kind(Matcher parts) {
    return parts.group(2).toLowerCase(Locale.ROOT).startsWith("p") ? Kind.PARQUET : Kind.CSV;
  }

  /** A folder within is one table when all of its files are of one kind. */
  private static Optional<TableFile> ofFolder(String name, Path folder) {
    try (Stream<Path> files = Files.walk(folder, DEEPEST)) {
      List<Path> parts =
          files.filter(file -> Files.isRegularFile(file) && !isHidden(file)).sorted().toList();
      Set<Optional<Kind>> kinds =
          parts.stream()
              .map(part -> NAME.matcher(part.getFileName().toString()))
              .map(part -> part.matches() ? Optional.of(kind(part)) : Optional.<Kind>empty())
              .collect(Collectors.toSet());
      return kinds.size() == 1
          ? kinds.iterator().next().map(kind -> new TableFile(tableName(name), kind, parts))
          : Optional.empty();
    } catch (IOException | UncheckedIOException unreadable) {
      return Optional.empty();
    }
  }

  /** Two files of one name differ by what they end in. */
  private TableFile named(Set<String> taken) {
    String name = table;
    if (!taken.add(name)) {
      name = table + "_" + kind.name().toLowerCase(Locale.ROOT);
      for (int number = 2; !taken.add(name); number++) {
        name = table + "_" + number;
      }
    }
    return new TableFile(name, kind, parts);
  }
}
