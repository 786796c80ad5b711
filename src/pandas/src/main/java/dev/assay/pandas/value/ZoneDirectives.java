package dev.assay.pandas.value;

/** {@code %z} and {@code %Z} of {@code strftime}: the offset and the name of a time zone. */
public final class ZoneDirectives {

  private ZoneDirectives() {}

  /** {@code strftime} of Python, with what the time zone has for it. */
  public static String strftime(Aware time, String format) {
    return Strftime.format(time.local(), filled(time, format));
  }

  /** The format with what stands for the zone written into it. */
  public static String filled(Aware time, String format) {
    TextBuilder out = new TextBuilder();
    for (int at = 0; at < format.length(); at++) {
      char letter = format.charAt(at);
      if (letter != '%' || at + 1 == format.length()) {
        out.append(letter);
        continue;
      }
      char directive = format.charAt(++at);
      switch (directive) {
        case 'z' -> out.append(time.offsetText().replace(":", ""));
        case 'Z' ->
            out.append(time.zone().abbreviation(time.offset(), time.instant().getEpochSecond()));
        case 's' -> throw PythonError.unsupported("%s of a time with a zone", "use timestamp()");
        default -> out.append('%').append(directive);
      }
    }
    return out.toString();
  }
}
