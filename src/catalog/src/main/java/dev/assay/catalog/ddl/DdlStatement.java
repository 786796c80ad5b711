package dev.assay.catalog.ddl;

/** A statement of a file, without its comments, and the line that it begins in, from 1. */
record DdlStatement(int line, String text) {

  /** Its first words on one line, for messages. */
  String beginning() {
    String words = text.strip().replaceAll("\\s+", " ");
    return words.length() <= 60 ? words : words.substring(0, 60) + "…";
  }
}
