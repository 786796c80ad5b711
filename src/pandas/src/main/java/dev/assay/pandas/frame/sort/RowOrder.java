package dev.assay.pandas.frame.sort;

/** The order of two rows, given by their positions. */
@FunctionalInterface
interface RowOrder {

  int compare(int left, int right);

  default RowOrder reversed() {
    return (left, right) -> compare(right, left);
  }

  default RowOrder then(RowOrder next) {
    return (left, right) -> {
      int order = compare(left, right);
      return order != 0 ? order : next.compare(left, right);
    };
  }
}
