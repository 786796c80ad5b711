package dev.assay.pandas.value;

/** Builds a text piece by piece; asks before it grows, so that no text outgrows its limit. */
public final class TextBuilder implements CharSequence {

  /** How much it grows between two questions. */
  private static final int STEP = 4096;

  private final StringBuilder text;
  private long asked = STEP;

  public TextBuilder() {
    this.text = new StringBuilder();
  }

  /** One for a text of about that length. */
  public TextBuilder(int length) {
    this.text = new StringBuilder(Math.min(length, STEP));
  }

  public TextBuilder(String text) {
    this();
    append(text);
  }

  /** Whether so many characters more may be added. */
  private void ask(long more) {
    long length = text.length() + more;
    if (length > asked) {
      Spending.partOfText(length);
      asked = length + STEP;
    }
  }

  public TextBuilder append(String part) {
    ask(part.length());
    text.append(part);
    return this;
  }

  public TextBuilder append(CharSequence part) {
    ask(part.length());
    text.append(part);
    return this;
  }

  /** The characters of a text from a place to another. */
  public TextBuilder append(CharSequence part, int from, int to) {
    ask(to - from);
    text.append(part, from, to);
    return this;
  }

  public TextBuilder append(char part) {
    ask(1);
    text.append(part);
    return this;
  }

  public TextBuilder append(long part) {
    return append(Long.toString(part));
  }

  public TextBuilder append(Object part) {
    return append(String.valueOf(part));
  }

  public TextBuilder appendCodePoint(int point) {
    ask(2);
    text.appendCodePoint(point);
    return this;
  }

  /** A character, so many times. */
  public TextBuilder repeat(char part, int times) {
    ask(times);
    text.repeat(part, times);
    return this;
  }

  /** A text, so many times. */
  public TextBuilder repeat(CharSequence part, int times) {
    ask((long) part.length() * times);
    text.repeat(part, times);
    return this;
  }

  public void setLength(int length) {
    text.setLength(length);
  }

  @Override
  public int length() {
    return text.length();
  }

  @Override
  public char charAt(int index) {
    return text.charAt(index);
  }

  @Override
  public CharSequence subSequence(int start, int end) {
    return text.subSequence(start, end);
  }

  @Override
  public String toString() {
    return text.toString();
  }
}
