package dev.assay.sql;

import java.util.Optional;

/**
 * Finds what PostgreSQL calls without a parenthesis behind its name: the function {@code f} in
 * {@code (value).f} and in {@code table.f}, where there is no such field or column or the table is
 * a function's value, and operators.
 */
final class UnnamedCalls {

  private static final String OF_OPERATORS = "+-*/<>=~!@#%^&|`?";

  private final SqlTokens tokens;
  private final FunctionList functions;
  private final OwnCode own;
  private final Qualifiers qualifiers;

  UnnamedCalls(SqlTokens tokens, OwnCode own) {
    this.tokens = tokens;
    this.functions = FunctionList.of(Dialect.POSTGRESQL);
    this.own = own;
    this.qualifiers = new Qualifiers(tokens, own);
  }

  /** What the token there is refused as. */
  Optional<String> at(int index) {
    SqlToken token = tokens.at(index);
    if (token.isName() && tokens.isSymbol(index - 1, '.') && !tokens.isSymbol(index + 1, '(')) {
      return field(index, FunctionRules.folded(token.text()));
    }
    if (!own.operators().isEmpty()
        && isOfOperator(index)
        && !(isOfOperator(index - 1) && isBeside(index - 1))) {
      return operator(index);
    }
    return Optional.empty();
  }

  private Optional<String> field(int index, String name) {
    boolean ofValue = functions.refused().contains(name) || own.ofValue().contains(name);
    boolean ofRow = own.ofRow().contains(name);
    if ((!ofValue && !ofRow) || functions.allows(name)) {
      return Optional.empty(); // as most columns are, whatever they stand behind
    }
    boolean refused =
        isOfValue(index - 1) || qualifiers.isOfFunction(index)
            ? ofValue
            : ofRow && !qualifiers.isNoCall(index);
    return refused
        ? Optional.of("the function %s, which PostgreSQL calls behind a dot".formatted(name))
        : Optional.empty();
  }

  /** Whether the dot stands behind a value, {@code (…)} or {@code …[1]}, or a field of one. */
  private boolean isOfValue(int dot) {
    int at = dot;
    while (at >= 2 && tokens.at(at - 1).isName() && tokens.isSymbol(at - 2, '.')) {
      at -= 2;
    }
    return tokens.isSymbol(at - 1, ')') || tokens.isSymbol(at - 1, ']');
  }

  private Optional<String> operator(int from) {
    StringBuilder run = new StringBuilder();
    for (int at = from; isOfOperator(at) && (at == from || isBeside(at - 1)); at++) {
      run.append(tokens.at(at).text());
    }
    return own.operators().stream()
        .filter(operator -> run.indexOf(operator) >= 0)
        .findFirst()
        .map("the operator %s of the database's own"::formatted);
  }

  /** Whether the token there and the next one have nothing between them. */
  private boolean isBeside(int index) {
    return tokens.at(index).end() == tokens.at(index + 1).start();
  }

  private boolean isOfOperator(int index) {
    return index >= 0
        && index < tokens.size()
        && tokens.at(index).kind() == SqlToken.Kind.SYMBOL
        && OF_OPERATORS.contains(tokens.at(index).text());
  }
}
