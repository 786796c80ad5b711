package dev.assay.pandas.syntax;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Parses the parameters of functions, and lambdas. */
final class ParameterParser {

  private final TokenStream tokens;
  private final ExpressionParser expressions;
  private final List<Parameters.Declared> declared = new ArrayList<>();
  private final Set<String> names = new HashSet<>();
  private Parameters.Kind kind = Parameters.Kind.POSITIONAL_OR_NAMED;
  private boolean defaults;

  ParameterParser(TokenStream tokens, ExpressionParser expressions) {
    this.tokens = tokens;
    this.expressions = expressions;
  }

  Expression lambda() {
    Token lambda = tokens.take();
    Parameters parameters = until(":", false);
    tokens.expect(":");
    Expression body = expressions.expression();
    return new Expression.Lambda(lambda.span().to(body.span()), parameters, body, new Scope());
  }

  /** The parameters up to a closing token, which stays. */
  Parameters until(String closing, boolean annotations) {
    while (!tokens.at(closing)) {
      parameter(closing, annotations);
      if (!tokens.accept(",")) {
        break;
      }
    }
    if (!tokens.at(closing)) {
      throw tokens.error(
          "invalid syntax: expected ',' or '%s' after the parameter, got %s"
              .formatted(closing, tokens.shown()));
    }
    return new Parameters(List.copyOf(declared));
  }

  private void parameter(String closing, boolean annotations) {
    if (!declared.isEmpty() && declared.getLast().kind() == Parameters.Kind.NAMED_REST) {
      throw tokens.error("arguments cannot follow var-keyword argument");
    }
    if (tokens.accept("/")) {
      slash();
    } else if (tokens.accept("**")) {
      add(Parameters.Kind.NAMED_REST, annotations);
    } else if (tokens.accept("*")) {
      star(closing, annotations);
    } else {
      add(kind, annotations);
    }
  }

  private void slash() {
    boolean again =
        declared.stream().anyMatch(one -> one.kind() == Parameters.Kind.POSITIONAL_ONLY);
    if (again) {
      throw tokens.error("/ may appear only once");
    }
    if (declared.isEmpty() || kind != Parameters.Kind.POSITIONAL_OR_NAMED) {
      throw tokens.error("'/' must follow positional parameters and come before '*'");
    }
    declared.replaceAll(
        one ->
            new Parameters.Declared(
                one.span(), one.name(), Parameters.Kind.POSITIONAL_ONLY, one.fallback()));
  }

  private void star(String closing, boolean annotations) {
    if (kind == Parameters.Kind.NAMED_ONLY) {
      throw tokens.error("* argument may appear only once");
    }
    kind = Parameters.Kind.NAMED_ONLY;
    if (!tokens.at(",")) {
      add(Parameters.Kind.REST, annotations);
    } else if (tokens.peekSecond().is(closing) || tokens.peekSecond().is("**")) {
      throw tokens.error("named arguments must follow bare *");
    }
  }

  private void add(Parameters.Kind how, boolean annotations) {
    Token name = tokens.expectName();
    if (!names.add(name.text())) {
      throw new SyntaxException(
          "duplicate argument '" + name.text() + "' in function definition", name.span().start());
    }
    if (annotations && tokens.accept(":")) {
      expressions.expression();
    }
    Expression fallback = null;
    boolean takesDefault = how != Parameters.Kind.REST && how != Parameters.Kind.NAMED_REST;
    if (takesDefault && tokens.accept("=")) {
      fallback = expressions.expression();
      defaults = defaults || how != Parameters.Kind.NAMED_ONLY;
    } else if (takesDefault && defaults && how != Parameters.Kind.NAMED_ONLY) {
      throw new SyntaxException(
          "non-default argument follows default argument", name.span().start());
    }
    declared.add(new Parameters.Declared(name.span(), name.text(), how, fallback));
  }
}
