package dev.assay.sql.mutation;

/** The mistakes that mutants make: those that people and models make in queries. */
public enum MutationKind {
  CONDITION_DROPPED("condition dropped"),
  CONDITION_FLIPPED("condition flipped"),
  BOUNDARY("boundary moved"),
  JOIN("inner and left join swapped"),
  DISTINCT("duplicates kept or removed"),
  AGGREGATE("aggregate swapped"),
  COLUMN("column swapped"),
  GROUPING("GROUP BY key dropped"),
  LIMIT("other rows within LIMIT"),
  ORDER("order of rows changed"),
  CONVERSION("conversion removed"),
  SET_OPERATION("set operation swapped");

  private final String words;

  MutationKind(String words) {
    this.words = words;
  }

  /** The kind in words, as people and prompts read it. */
  public String words() {
    return words;
  }
}
