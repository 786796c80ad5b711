package dev.assay.catalog.glossary;

import java.util.ArrayList;
import java.util.List;

/**
 * Terms that a file of another tool defines.
 *
 * @param source the tool
 * @param problems what is left out of the file, one line each
 */
public record ImportedTerms(String source, List<Term> terms, List<String> problems) {

  public ImportedTerms {
    terms = List.copyOf(terms);
    problems = List.copyOf(problems);
  }

  /** Collects terms, and says of those that cannot be used why. */
  static final class Collector {

    private final String source;
    private final List<Term> terms = new ArrayList<>();
    private final List<String> problems = new ArrayList<>();

    Collector(String source) {
      this.source = source;
    }

    void add(String name, List<String> synonyms, String meaning, String sql, List<String> tables) {
      if (meaning.isBlank() && sql.isBlank()) {
        return;
      }
      try {
        terms.add(new Term(name, synonyms, oneLine(meaning), oneLine(sql), tables, source));
      } catch (IllegalArgumentException unfit) {
        problems.add(String.valueOf(unfit.getMessage()));
      }
    }

    /** Tells of what is no plain expression; its description may stay. */
    void leaveOut(String what, String description) {
      problems.add(
          description.isBlank()
              ? what + " is left out: it is no plain expression, and has no description"
              : what + " is left with its description alone");
    }

    /** Tells of what else the file has that is not read. */
    void tell(String problem) {
      problems.add(problem);
    }

    ImportedTerms all() {
      return new ImportedTerms(source, terms, problems);
    }

    private static String oneLine(String text) {
      return text.replaceAll("\\s+", " ").strip();
    }
  }
}
