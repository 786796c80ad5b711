package dev.assay.pandas.syntax;

import java.util.List;

/** Says what may be assigned to, and deleted. */
final class Targets {

  private Targets() {}

  /** Throws unless the expression can stand left of {@code =} or after {@code for}. */
  static void check(Expression target) {
    switch (target) {
      case Expression.Name _, Expression.Attribute _, Expression.Subscript _ -> {}
      case Expression.TupleDisplay tuple -> checkItems(tuple.items());
      case Expression.ListDisplay list -> checkItems(list.items());
      case Expression.Starred starred ->
          throw new SyntaxException(
              "starred assignment target must be in a list or tuple", starred.span().start());
      default -> throw cannot("assign to", target);
    }
  }

  private static void checkItems(List<Expression> items) {
    boolean starred = false;
    for (Expression item : items) {
      if (item instanceof Expression.Starred star) {
        if (starred) {
          throw new SyntaxException(
              "multiple starred expressions in assignment", item.span().start());
        }
        starred = true;
        check(star.operand());
      } else {
        check(item);
      }
    }
  }

  /** Throws unless {@code op=} can follow the expression. */
  static void checkAugmented(Expression target) {
    switch (target) {
      case Expression.Name _, Expression.Attribute _, Expression.Subscript _ -> {}
      default ->
          throw new SyntaxException(
              "this is an illegal expression for augmented assignment", target.span().start());
    }
  }

  /** Throws unless the expression can follow {@code del}. */
  static void checkDeleted(Expression target) {
    switch (target) {
      case Expression.Name _, Expression.Attribute _, Expression.Subscript _ -> {}
      case Expression.TupleDisplay tuple -> tuple.items().forEach(Targets::checkDeleted);
      case Expression.ListDisplay list -> list.items().forEach(Targets::checkDeleted);
      default -> throw cannot("delete", target);
    }
  }

  private static SyntaxException cannot(String what, Expression target) {
    return new SyntaxException(
        "cannot " + what + " this expression" + hint(target), target.span().start());
  }

  private static String hint(Expression target) {
    return target instanceof Expression.Comparison || target instanceof Expression.Literal
        ? ""
        : " here. Maybe you meant '==' instead of '='?";
  }
}
