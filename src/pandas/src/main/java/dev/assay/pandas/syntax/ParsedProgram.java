package dev.assay.pandas.syntax;

import java.util.List;

/** A program's syntax tree, its names resolved. */
public record ParsedProgram(Source source, List<Statement> statements) {}
