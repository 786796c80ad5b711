package dev.assay.pandas.syntax;

/** A part of a program, with its place in the source. */
public sealed interface Node permits Expression, Statement {

  Span span();
}
