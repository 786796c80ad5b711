package dev.assay.pandas.value;

/**
 * A text that looks at the clock while it is read, so that a regular expression that backtracks
 * without end stays within the limit of time.
 *
 * @param text the text itself
 */
public record WatchedText(CharSequence text) implements CharSequence {

  @Override
  public int length() {
    TimeLimit.check();
    return text.length();
  }

  @Override
  public char charAt(int index) {
    TimeLimit.check();
    return text.charAt(index);
  }

  @Override
  public CharSequence subSequence(int start, int end) {
    return new WatchedText(text.subSequence(start, end));
  }

  @Override
  public String toString() {
    return text.toString();
  }
}
