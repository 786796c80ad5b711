package dev.assay.catalog.glossary;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Reads what somebody says of a word ("'active' means …") as a term, to be looked at by people. */
public final class ProposedTerm {

  private static final String WORD = "(?:the word |the term |a |an |the |by |with )?";
  private static final String MEANS =
      "(?:,? (?:we |is meant |it )?(?:means?|meant|stands? for|is defined as|refers? to|counts? as)|:|=)";

  private static final List<Pattern> SAID =
      List.of(
          pattern(WORD + "['\"“‘`]([^'\"”’`]{1,60})['\"”’`]\\s*(?:" + MEANS + "|is|are)\\s+(.+)"),
          pattern(WORD + "((?:[\\p{L}\\p{N}_-]+ ){0,3}[\\p{L}\\p{N}_-]+)" + MEANS + "\\s+(.+)"));

  private ProposedTerm() {}

  /** The term that the text explains; empty where it explains none by name. */
  public static Optional<Term> of(String said) {
    String line = said.replaceAll("\\s+", " ").strip();
    return SAID.stream()
        .map(pattern -> pattern.matcher(line))
        .filter(Matcher::lookingAt)
        .flatMap(found -> term(found.group(1), found.group(2)))
        .findFirst();
  }

  private static Pattern pattern(String regex) {
    return Pattern.compile(regex, Pattern.CASE_INSENSITIVE);
  }

  private static Stream<Term> term(String name, String meaning) {
    try {
      return Stream.of(
          new Term(name.strip(), List.of(), meaning, "", List.of(), GlossaryYaml.SOURCE));
    } catch (IllegalArgumentException none) {
      return Stream.empty();
    }
  }
}
