package dev.assay.evaluation;

import java.time.Duration;
import java.util.List;
import java.util.Locale;

/** The benchmarks whose files and rules are known. */
public enum Benchmark {
  /** Spider, as test-suite-sql-eval scores it with {@code --etype exec}. */
  SPIDER("Spider", Duration.ofSeconds(60), List.of("easy", "medium", "hard", "extra")),

  /** BIRD, as its {@code evaluation.py} scores it. */
  BIRD("BIRD", Duration.ofSeconds(30), List.of("simple", "moderate", "challenging")),

  /** Questions of one's own, a JSON object a line, with the SQL that is accepted. */
  JSONL("JSON lines", Duration.ofSeconds(30), List.of()),

  /** Defog's sql-eval, with alternatives of columns and of queries. */
  DEFOG("sql-eval", Duration.ofSeconds(30), List.of()),

  /** Spider 2.0, whose gold is result files, as its {@code evaluate.py} compares them. */
  SPIDER2("Spider 2.0", Duration.ofSeconds(60), List.of());

  private final String title;
  private final Duration patience;
  private final List<String> levels;

  Benchmark(String title, Duration patience, List<String> levels) {
    this.title = title;
    this.patience = patience;
    this.levels = levels;
  }

  /** The name that options and files use. */
  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The name that people use. */
  public String title() {
    return title;
  }

  /** How long the official evaluator lets a query run. */
  public Duration patience() {
    return patience;
  }

  /** The hardness or difficulty of questions, the easiest first. */
  public List<String> levels() {
    return levels;
  }

  /** What the levels are called. */
  public String levelName() {
    return switch (this) {
      case SPIDER -> "hardness";
      case BIRD, JSONL -> "difficulty";
      case DEFOG -> "category";
      case SPIDER2 -> "system";
    };
  }
}
