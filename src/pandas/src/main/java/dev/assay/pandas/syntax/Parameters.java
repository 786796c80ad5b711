package dev.assay.pandas.syntax;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** The parameters of a def or lambda, in order. */
public record Parameters(List<Declared> declared) {

  /** How a call gives a parameter. */
  public enum Kind {
    POSITIONAL_ONLY,
    POSITIONAL_OR_NAMED,
    REST,
    NAMED_ONLY,
    NAMED_REST
  }

  /** One parameter, with the expression of its default. */
  public record Declared(Span span, String name, Kind kind, @Nullable Expression fallback) {}
}
