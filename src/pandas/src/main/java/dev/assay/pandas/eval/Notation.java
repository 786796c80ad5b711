package dev.assay.pandas.eval;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** A signature in the notation of {@link Signature#parse}, read when it is first needed. */
public final class Notation {

  private final String text;
  private final Supplier<String> besides;
  private @Nullable Signature signature;

  public Notation(String text) {
    this(text, "");
  }

  /** A signature that takes also, by name, those of {@code besides} that are not in the text. */
  Notation(String text, String besides) {
    this(text, () -> besides);
  }

  /** The same where what comes besides is asked for when it is first needed. */
  Notation(String text, Supplier<String> besides) {
    this.text = text;
    this.besides = besides;
  }

  public String text() {
    return text;
  }

  /** Threads that come here at once read the same text, to the same end. */
  Signature signature() {
    Signature known = signature;
    if (known == null) {
      String more = besides.get();
      known = more.isEmpty() ? Signature.parse(text) : SignatureNotation.parse(text, more);
      signature = known;
    }
    return known;
  }
}
