package dev.assay.cli.gates;

import java.util.ArrayList;
import java.util.List;

/**
 * What a gate lets pass, and why.
 *
 * @param place a part of the violation's text that names what is let pass, such as a file's path
 * @param reason why the rule does more harm than good there
 */
public record Exemption(String place, String reason) {

  /** The violations that no exemption covers, and the exemptions that cover none or say no why. */
  public static List<String> remaining(List<String> violations, List<Exemption> exemptions) {
    List<String> remaining = new ArrayList<>(violations);
    for (Exemption exemption : exemptions) {
      if (exemption.reason.isBlank()) {
        remaining.add("the exemption of " + exemption.place + " gives no reason");
      }
      if (violations.stream().noneMatch(exemption::covers)) {
        remaining.add("the exemption of " + exemption.place + " is not needed any more: drop it");
      }
      remaining.removeIf(exemption::covers);
    }
    return remaining;
  }

  private boolean covers(String violation) {
    return !violation.startsWith("the exemption of ") && violation.contains(place);
  }
}
