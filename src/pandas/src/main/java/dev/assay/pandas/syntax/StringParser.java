package dev.assay.pandas.syntax;

import java.util.ArrayList;
import java.util.List;

/** Parses adjacent string literals, which are one string, and the fields of f-strings. */
final class StringParser {

  private final TokenStream tokens;

  StringParser(TokenStream tokens) {
    this.tokens = tokens;
  }

  Expression strings() {
    Span start = tokens.peek().span();
    List<Expression.FPart> parts = new ArrayList<>();
    StringBuilder chars = new StringBuilder();
    boolean formatted = false;
    while (tokens.at(Token.Kind.STRING) || tokens.at(Token.Kind.FSTRING)) {
      Token token = tokens.take();
      if (token.value() instanceof String text) {
        chars.append(text);
      } else {
        formatted = true;
        flush(chars, parts);
        parts.addAll(parts(pieces(token)));
      }
    }
    if (!formatted) {
      return new Expression.Literal(tokens.since(start), chars.toString());
    }
    flush(chars, parts);
    return new Expression.FString(tokens.since(start), parts);
  }

  private static void flush(StringBuilder chars, List<Expression.FPart> parts) {
    if (!chars.isEmpty()) {
      parts.add(new Expression.FPart.Chars(chars.toString()));
      chars.setLength(0);
    }
  }

  private static List<Token.Piece> pieces(Token token) {
    List<Token.Piece> pieces = new ArrayList<>();
    for (Object piece : (List<?>) token.value()) {
      pieces.add((Token.Piece) piece);
    }
    return pieces;
  }

  private List<Expression.FPart> parts(List<Token.Piece> pieces) {
    List<Expression.FPart> parts = new ArrayList<>();
    for (Token.Piece piece : pieces) {
      parts.add(
          switch (piece) {
            case Token.Piece.Chars text -> new Expression.FPart.Chars(text.text());
            case Token.Piece.Field field ->
                new Expression.FPart.Field(
                    expression(field.expression()),
                    field.debug(),
                    field.conversion(),
                    parts(field.spec()));
          });
    }
    return parts;
  }

  private Expression expression(Span part) {
    int depth = tokens.fStrings() + 1;
    List<Token> cut = Lexer.expression(tokens.source(), part, depth);
    TokenStream inner = new TokenStream(tokens.source(), cut, depth);
    Expression expression = new ExpressionParser(inner).expressions();
    if (!inner.at(Token.Kind.END)) {
      throw inner.error("invalid syntax: unexpected " + inner.shown());
    }
    return expression;
  }
}
