package dev.assay.pandas.syntax;

import java.util.ArrayList;
import java.util.List;

/** Parses import statements. */
final class ImportParser {

  private final TokenStream tokens;

  ImportParser(TokenStream tokens) {
    this.tokens = tokens;
  }

  Statement plain() {
    Token first = tokens.take();
    List<Statement.ImportedModule> modules = new ArrayList<>();
    do {
      Token start = tokens.peek();
      String module = dotted();
      boolean aliased = tokens.accept("as");
      Expression.Name name =
          aliased ? ExpressionParser.nameOf(tokens.expectName()) : ExpressionParser.nameOf(start);
      modules.add(new Statement.ImportedModule(tokens.since(start.span()), module, name, aliased));
    } while (tokens.accept(","));
    return new Statement.Import(tokens.since(first.span()), modules);
  }

  private String dotted() {
    String first = tokens.expectName().text();
    if (!tokens.at(".")) {
      return first;
    }
    StringBuilder module = new StringBuilder(first);
    while (tokens.accept(".")) {
      module.append('.').append(tokens.expectName().text());
    }
    return module.toString();
  }

  Statement from() {
    Token first = tokens.take();
    if (tokens.at(".") || tokens.at("...")) {
      throw tokens.error("relative imports are not supported: there are no other files");
    }
    String module = dotted();
    tokens.expect("import");
    if (tokens.at("*")) {
      throw tokens.error("'import *' is not supported: import the names that you need");
    }
    boolean parenthesized = tokens.accept("(");
    List<Statement.ImportedName> names = new ArrayList<>();
    do {
      if (parenthesized && !names.isEmpty() && tokens.at(")")) {
        break;
      }
      Token attribute = tokens.expectName();
      Expression.Name name =
          ExpressionParser.nameOf(tokens.accept("as") ? tokens.expectName() : attribute);
      names.add(new Statement.ImportedName(tokens.since(attribute.span()), attribute.text(), name));
    } while (tokens.accept(","));
    if (parenthesized) {
      tokens.expect(")");
    }
    return new Statement.ImportFrom(tokens.since(first.span()), module, names);
  }
}
