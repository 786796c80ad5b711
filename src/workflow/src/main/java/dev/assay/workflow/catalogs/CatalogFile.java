package dev.assay.workflow.catalogs;

import dev.assay.catalog.Catalog;
import dev.assay.catalog.glossary.Term;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A catalog as it is kept: {@code catalogs/<database>/catalog.json}.
 *
 * @param format {@link #FORMAT}
 * @param version of the format; {@link #VERSION} is the one that is written
 * @param built when the database was read
 * @param source where it was read from, without a password
 * @param values the index of its text values; null when there is none
 * @param warnings what could not be read, one line each
 */
public record CatalogFile(
    String format,
    int version,
    @Nullable Instant built,
    String source,
    @Nullable ValuesFile values,
    List<String> warnings,
    Catalog catalog) {

  /** What tells a catalog's file from other JSON. */
  public static final String FORMAT = "assay-catalog";

  /** The version that this Assay writes. */
  public static final int VERSION = 1;

  /**
   * The file of the index of text values, which is beside the catalog's.
   *
   * @param name within the catalog's folder
   * @param values distinct texts in it
   * @param bytes its size
   * @param sha256 of its content, in lower-case hexadecimal digits
   */
  public record ValuesFile(String name, long values, long bytes, String sha256) {

    public ValuesFile {
      Objects.requireNonNull(name, "name");
      Objects.requireNonNull(sha256, "sha256");
    }
  }

  public CatalogFile {
    Objects.requireNonNull(catalog, "catalog");
    source = Objects.requireNonNullElse(source, "");
    warnings = List.copyOf(Objects.requireNonNullElse(warnings, List.of()));
  }

  /** The file with what words mean to those who ask. */
  CatalogFile withTerms(List<Term> terms) {
    return new CatalogFile(
        format, version, built, source, values, warnings, catalog.withTerms(terms));
  }

  /** A file of the version that is written now. */
  public static CatalogFile of(
      Instant built,
      String source,
      @Nullable ValuesFile values,
      List<String> warnings,
      Catalog catalog) {
    return new CatalogFile(FORMAT, VERSION, built, source, values, warnings, catalog);
  }
}
