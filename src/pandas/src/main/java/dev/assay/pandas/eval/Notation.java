package dev.assay.pandas.eval;

import org.jspecify.annotations.Nullable;

/** A signature in the notation of {@link Signature#parse}, read when it is first needed. */
public final class Notation {

  private final String text;
  private @Nullable Signature signature;

  public Notation(String text) {
    this.text = text;
  }

  public String text() {
    return text;
  }

  /** Threads that come here at once read the same text, to the same end. */
  Signature signature() {
    Signature known = signature;
    if (known == null) {
      known = Signature.parse(text);
      signature = known;
    }
    return known;
  }
}
