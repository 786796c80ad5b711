package dev.assay.pandas.value;

import java.util.HashMap;
import java.util.Map;

/** What {@code %Z} writes for the best known zones, as it has been since 1970. */
final class ZoneAbbreviations {

  private static final long SINCE = 0;

  private static final Map<String, String[]> NAMES = new HashMap<>();

  static {
    put("EST EDT", "US/Eastern America/New_York America/Toronto America/Detroit");
    put("CST CDT", "US/Central America/Chicago America/Winnipeg");
    put("MST MDT", "US/Mountain America/Denver America/Edmonton");
    put("MST MDT", "US/Arizona America/Phoenix");
    put("PST PDT", "US/Pacific America/Los_Angeles America/Vancouver");
    put("AKST AKDT", "US/Alaska America/Anchorage");
    put("HST HDT", "US/Hawaii Pacific/Honolulu");
    put("GMT BST", "Europe/London");
    put("CET CEST", "Europe/Berlin Europe/Paris Europe/Madrid Europe/Rome Europe/Vienna");
    put("CET CEST", "Europe/Amsterdam Europe/Brussels Europe/Zurich Europe/Stockholm");
    put("EET EEST", "Europe/Athens Europe/Helsinki");
    put("JST JST", "Asia/Tokyo Japan");
    put("IST IST", "Asia/Kolkata Asia/Calcutta");
    put("HKT HKST", "Asia/Hong_Kong");
    put("AEST AEDT", "Australia/Sydney Australia/Melbourne Australia/Brisbane");
    put("UTC UTC", "Etc/UTC");
  }

  private ZoneAbbreviations() {}

  private static void put(String names, String zones) {
    for (String zone : zones.split(" ")) {
      NAMES.put(zone, names.split(" "));
    }
  }

  static String of(String zone, long second, boolean summer) {
    String[] names = NAMES.get(zone);
    if (names == null || second < SINCE) {
      throw PythonError.unsupported("%Z of the time zone '" + zone + "'", "use %z");
    }
    return names[summer ? 1 : 0];
  }
}
