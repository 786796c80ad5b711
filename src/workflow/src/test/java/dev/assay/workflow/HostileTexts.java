package dev.assay.workflow;

import java.util.List;

/** Texts that break what shows them without care: cells, names, questions, SQL and evidence. */
public final class HostileTexts {

  public static final List<String> ALL =
      List.of(
          "\u001b[31mred\u001b[0m",
          "\u001b]0;owned\u0007",
          "\u001b]8;;http://evil.example\u001b\\click\u001b]8;;\u001b\\",
          "\u009b2J\u009dtitle",
          "\r\u001b[2Krun done\b\b\b\u007f",
          "a\u0000b",
          "line\nINFO forged line\r\nanother",
          "next\u0085line\u2028and\u2029paragraph",
          "\u202egnp.exe\u202c",
          "\u2066isolated\u2069\u200f\u061c",
          "zero\u200bwidth\ufeff\u00ad",
          "\ud83d lone high",
          "lone low \udc00",
          "\ufffe and \uffff",
          "\ud83d\ude00 whole, \ud83d\udc68\u200d\ud83d\udc69",
          "<script>document.title='owned'</script>",
          "</script><img src=x onerror=alert(1)>",
          "</textarea></title></style><svg onload=alert(1)>",
          "\" onmouseover=\"alert(1)\" x='",
          "<a href=\"javascript:alert(1)\">x</a>",
          "javascript:alert(document.cookie)",
          "&lt;b&gt; &amp; &#x3c;script&#x3e;",
          "<!-- --> <![CDATA[ ]]> ]]>",
          "=HYPERLINK(\"http://evil.example\",\"click\")",
          "+cmd|' /C calc'!A0",
          "@SUM(1+1)*cmd",
          "-2+3",
          "it's \"quoted\", `ticked`; \\ and ;--",
          "'; DROP TABLE ports; --",
          "key: value\n- item\n--- \n...\n",
          "!!java/object:java.net.URL [x]",
          "*alias &anchor %TAG",
          "{\"a\": 1}, [2] # remark",
          "{{ 7*7 }} {% raw %} {# #} ${7*7} #{x}",
          "no",
          "007",
          "",
          " \t stray ",
          "\uff1cscript\uff1e fullwidth",
          "z" + "\u0301".repeat(300),
          "very long ".repeat(3_000));

  private HostileTexts() {}

  /** Whether a terminal, a log or a reader's eye takes a character for more than a character. */
  public static boolean holdsWhatSteers(String text) {
    return !withoutWhatSteers(text).equals(text);
  }

  /** The text without such characters; line breaks stay. */
  public static String withoutWhatSteers(String text) {
    return text.replaceAll("[\\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069&&[^\\n]]", "");
  }
}
