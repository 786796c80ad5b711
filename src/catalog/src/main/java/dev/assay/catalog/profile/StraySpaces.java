package dev.assay.catalog.profile;

/**
 * Finds out whether the texts of a column stand between spaces, which equality does not forgive.
 */
final class StraySpaces {

  /** Longer text is read by people, and compared with nothing. */
  private static final int LONGEST = 100;

  private long texts;
  private long spaced;
  private boolean leading;
  private boolean trailing;

  void add(String text) {
    if (text.isBlank() || text.length() > LONGEST) {
      return;
    }
    texts++;
    boolean before = text.charAt(0) == ' ';
    boolean behind = text.charAt(text.length() - 1) == ' ';
    leading |= before;
    trailing |= behind;
    spaced += before || behind ? 1 : 0;
  }

  /** Where they stand, in words; empty where there are none. */
  String found() {
    if (spaced == 0) {
      return "";
    }
    String where =
        leading && trailing ? "spaces around it" : leading ? "a leading space" : "a trailing space";
    return (spaced < texts ? "some text with " : "text with ") + where;
  }
}
