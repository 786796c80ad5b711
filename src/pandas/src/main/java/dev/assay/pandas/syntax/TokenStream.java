package dev.assay.pandas.syntax;

import dev.assay.pandas.value.TimeLimit;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The tokens of a source, taken one after another. */
final class TokenStream {

  private static final int MAX_DEPTH = 100;

  private final Source source;
  private final Token[] tokens;
  private final int fStrings;
  private int next;
  private int depth;

  TokenStream(Source source, List<Token> tokens, int fStrings) {
    this.source = source;
    this.tokens = tokens.toArray(Token[]::new);
    this.fStrings = fStrings;
  }

  Source source() {
    return source;
  }

  /** How many f-strings are around these tokens. */
  int fStrings() {
    return fStrings;
  }

  Token peek() {
    return tokens[next];
  }

  Token peekSecond() {
    return tokens[Math.min(next + 1, tokens.length - 1)];
  }

  boolean at(String symbol) {
    return peek().is(symbol);
  }

  boolean at(Token.Kind kind) {
    return peek().is(kind);
  }

  /** The next token, taken; the last one stays. */
  Token take() {
    TimeLimit.check();
    Token token = peek();
    if (next < tokens.length - 1) {
      next++;
    }
    return token;
  }

  boolean accept(String symbol) {
    if (at(symbol)) {
      take();
      return true;
    }
    return false;
  }

  boolean accept(Token.Kind kind) {
    if (at(kind)) {
      take();
      return true;
    }
    return false;
  }

  /**
   * The literals from here to a closing bracket, taken with the commas between them; {@code null}
   * where anything else is among them.
   */
  @Nullable Literals literals(String closing) {
    int first = next;
    int end = first;
    List<Object> values = new ArrayList<>();
    while (!tokens[end].is(closing)) {
      Object value = tokens[end++].literal();
      if (value == null) {
        return null;
      }
      values.add(value);
      if (tokens[end].is(",")) {
        end++;
      } else if (!tokens[end].is(closing)) {
        return null;
      }
    }
    next = end;
    return new Literals(values, tokens, first);
  }

  Token expect(String symbol) {
    if (!at(symbol)) {
      throw error("expected '" + symbol + "', got " + shown());
    }
    return take();
  }

  Token expectName() {
    if (!at(Token.Kind.NAME)) {
      throw error("expected a name, got " + shown());
    }
    return take();
  }

  SyntaxException error(String message) {
    String place = fStrings > 0 ? "f-string: " : "";
    return new SyntaxException(place + message, peek().span().start());
  }

  /** What the next token is, for messages: where a field of an f-string ends, more may follow. */
  String shown() {
    return fStrings > 0 && at(Token.Kind.END) ? "the end of the replacement field" : peek().shown();
  }

  /** Enters a construct that may contain itself; {@link #leave} must follow. */
  void enter() {
    if (++depth > MAX_DEPTH) {
      throw error("the program is nested too deeply");
    }
  }

  void leave() {
    depth--;
  }

  /** From a token's start to the end of the token taken last. */
  Span since(Span start) {
    return start.to(tokens[Math.max(0, next - 1)].span());
  }
}
