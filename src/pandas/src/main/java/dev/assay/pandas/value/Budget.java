package dev.assay.pandas.value;

/**
 * What a program may use. Frame operations count into it before they work or allocate; each method
 * throws a {@link LimitError} of its own when its limit is passed.
 */
public interface Budget {

  /** Counts work: one per row or element that an operation touches. */
  void steps(long count);

  /** Counts cells (8 bytes, an element of a typed column) about to be allocated. */
  void cells(long count);

  /** Counts elements of lists, sets and dicts about to be allocated: about three cells each. */
  default void objects(long count) {
    cells(3 * count);
  }

  /** Checks the number of rows that a merge or cross product is about to produce. */
  void mergeRows(long rows);

  /** Checks the length of a string about to be made, and counts it. */
  void text(long length);

  /** Checks the length that a string has come to while it is being made, without counting it. */
  void partOfText(long length);

  /** Checks the size in bits of an integer about to be made. */
  void bits(long bits);

  /** A budget without limits, for tests of frames. */
  Budget UNLIMITED =
      new Budget() {
        @Override
        public void steps(long count) {}

        @Override
        public void cells(long count) {}

        @Override
        public void mergeRows(long rows) {}

        @Override
        public void text(long length) {}

        @Override
        public void partOfText(long length) {}

        @Override
        public void bits(long bits) {}
      };
}
