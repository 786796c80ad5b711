package dev.assay.agents;

import dev.assay.agents.model.Completion;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A model's word that the database cannot answer the question. */
public final class Decline {

  private static final int LONGEST = 500;

  private static final Pattern DECLINE =
      Pattern.compile("<unanswerable>(.{1,2000}?)</unanswerable>", Pattern.DOTALL);

  private Decline() {}

  /** What the database lacks, on one line; empty where the answer does not decline. */
  public static Optional<String> in(Completion completion) {
    Matcher decline = DECLINE.matcher(completion.text());
    return decline.find()
        ? Optional.of(decline.group(1).replaceAll("\\s+", " ").strip())
            .filter(reason -> !reason.isEmpty())
            .map(reason -> reason.substring(0, Math.min(LONGEST, reason.length())))
        : Optional.empty();
  }
}
