package dev.assay.catalog;

/** Is told how the reading of a catalog comes along. */
public interface ReadingListener {

  /** Nobody listens. */
  ReadingListener NONE = new ReadingListener() {};

  /** So many tables are going to be read. */
  default void began(int tables) {}

  /** This table is going to be read now; those before it are read. */
  default void table(String name) {}

  /** All tables are read. */
  default void ended() {}

  /** Something could not be read, or was left out; the message is one line. */
  default void warned(String message) {}
}
