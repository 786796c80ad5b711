package dev.assay.agents;

/** A question that the tests of agents ask about. */
final class Contexts {

  static final Attempt ATTEMPT = new Attempt("writer", "q7", 2, 0);

  private Contexts() {}

  /** With braces, backticks and a quote in it. */
  static QuestionContext clinic() {
    return new QuestionContext(
        "db2",
        "Db2",
        "CREATE TABLE \"t{1}\" (`a` text);",
        "a.b → c.d",
        "'it ' in t.a, like \"it\"",
        "What's in `it`?",
        "x means ```y```");
  }

  /** The same without anything that may be left out. */
  static QuestionContext bare() {
    return new QuestionContext("db2", "Db2", "CREATE TABLE t (a text);", "", "", "How many?", "");
  }
}
