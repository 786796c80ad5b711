package dev.assay.catalog.glossary;

import dev.assay.catalog.linking.Words;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The terms of a database, and which of them a question is about. */
public record Glossary(List<Term> terms) {

  private static final int MOST_IN_A_QUESTION = 10;
  private static final int LONGEST_EVIDENCE = 4_000;

  public Glossary {
    terms = List.copyOf(terms);
  }

  /** Words of a text from one place to another, exclusive, that name a term. */
  private record Match(Term term, int from, int to) {

    boolean isWithin(Match other) {
      return other.from <= from && to <= other.to && other.to - other.from > to - from;
    }
  }

  /**
   * The terms that the text names, in its order: word by word, whatever the case, in singular or
   * plural. A term within a longer one ("revenue" in "net revenue") is not meant.
   */
  public List<Term> in(String text) {
    List<String> words = Words.forms(text);
    List<Match> matches =
        terms.stream().flatMap(term -> matches(term, words)).collect(Collectors.toList());
    return matches.stream()
        .filter(match -> matches.stream().noneMatch(match::isWithin))
        .sorted(Comparator.comparingInt(Match::from))
        .map(Match::term)
        .distinct()
        .limit(MOST_IN_A_QUESTION)
        .toList();
  }

  private static Stream<Match> matches(Term term, List<String> words) {
    List<Match> matches = new ArrayList<>();
    names(term)
        .map(Words::forms)
        .forEach(
            name -> {
              for (int at = 0; at + name.size() <= words.size(); at++) {
                if (words.subList(at, at + name.size()).equals(name)) {
                  matches.add(new Match(term, at, at + name.size()));
                }
              }
            });
    return matches.stream();
  }

  /**
   * The terms that the text seems to name: those that it names, and behind them those that are like
   * words of it, as a misspelt one is.
   */
  public List<Term> meantBy(String text) {
    List<Term> named = in(text);
    LikeWords words = new LikeWords(Words.forms(text));
    Set<String> spoken =
        named.stream()
            .flatMap(Glossary::names)
            .flatMap(name -> Words.forms(name).stream())
            .collect(Collectors.toSet());
    Stream<Term> like =
        terms.stream()
            .filter(term -> !named.contains(term))
            .filter(term -> names(term).anyMatch(name -> words.hold(Words.forms(name), spoken)));
    return Stream.concat(named.stream(), like).distinct().limit(MOST_IN_A_QUESTION).toList();
  }

  private static Stream<String> names(Term term) {
    return Stream.concat(Stream.of(term.name()), term.synonyms().stream());
  }

  /**
   * The evidence of a question with what the terms in it mean, one a line, behind what is given
   * already; as given where the question names none.
   *
   * @param longest how many characters there may be in all; terms that do not fit are left out
   */
  public String evidence(String question, String given, int longest) {
    int room = Math.min(LONGEST_EVIDENCE, longest - given.length());
    List<String> lines = new ArrayList<>();
    for (Term term : meantBy(question)) {
      String line = term.evidence();
      if (line.length() < room && !given.contains(line)) {
        lines.add(line);
        room -= line.length() + 1;
      }
    }
    if (lines.isEmpty()) {
      return given;
    }
    String added = String.join("\n", lines);
    return given.isBlank() ? added : given.strip() + "\n" + added;
  }
}
