package dev.assay.pandas.syntax;

/**
 * One thing wrong with a program's text.
 *
 * @param type SyntaxError, IndentationError or TabError
 * @param message what is wrong, and what to write instead where that helps
 * @param offset where, in characters from the start
 */
public record SyntaxError(String type, String message, int offset) {}
