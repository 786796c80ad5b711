package dev.assay.pandas.syntax;

import java.util.AbstractList;
import java.util.Collections;
import java.util.List;
import java.util.RandomAccess;

/**
 * The items of a display in which all are literals, as in most test data. Their values are at hand;
 * expressions are made of them only where they are looked at.
 */
public final class Literals extends AbstractList<Expression> implements RandomAccess {

  private final List<Object> values;
  private final Token[] tokens;
  private final int first;

  /** Of the tokens from the first on every second one, as many as there are values. */
  Literals(List<Object> values, Token[] tokens, int first) {
    this.values = values;
    this.tokens = tokens;
    this.first = first;
  }

  /** Their values, in order; unmodifiable. */
  public List<Object> values() {
    return Collections.unmodifiableList(values);
  }

  @Override
  public Expression get(int index) {
    return new Expression.Literal(tokens[first + 2 * index].span(), values.get(index));
  }

  @Override
  public int size() {
    return values.size();
  }
}
