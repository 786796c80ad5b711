package dev.assay.pandas.syntax;

/** A stretch of the source: character offsets, the end not included. */
public record Span(int start, int end) {

  int length() {
    return end - start;
  }

  /** From the start of this span to the end of another. */
  public Span to(Span last) {
    return new Span(start, last.end);
  }
}
