package dev.assay.cli.suite;

import java.text.Normalizer;
import java.util.Collection;
import java.util.Locale;

/** Names of folders and files, made of what people and databases call things. */
final class FolderNames {

  private static final int LONGEST = 60;

  private FolderNames() {}

  /** The words of a text with dashes between them; {@code fallback} where nothing is left. */
  static String of(String text, String fallback) {
    String plain =
        Normalizer.normalize(text, Normalizer.Form.NFD)
            .toLowerCase(Locale.ROOT)
            .replaceAll("\\p{M}", "")
            .replaceAll("[^a-z0-9]+", "-")
            .replaceAll("^-|-$", "");
    String name = plain.length() <= LONGEST ? plain : plain.substring(0, LONGEST);
    return name.isEmpty() ? fallback : name.replaceAll("-$", "");
  }

  /** The name, with a number where it is taken. */
  static String free(String name, Collection<String> taken) {
    String free = name;
    for (int number = 2; taken.contains(free); number++) {
      free = name + "-" + number;
    }
    return free;
  }
}
