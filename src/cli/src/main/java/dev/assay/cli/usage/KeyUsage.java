package dev.assay.cli.usage;

import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.artifacts.ArtifactStore;
import dev.assay.workflow.reporting.UsageRecord;
import dev.assay.workflow.reporting.UsageRecords;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What the runs of one key took, day by day. */
public final class KeyUsage {

  private KeyUsage() {}

  /** The sums of each day (UTC) on which the key has asked, the last first. */
  public static List<Map<String, Object>> days(
      ArtifactStore store, String key, LocalDate first, LocalDate last) {
    UsageRecords records = new UsageRecords(store);
    List<Map<String, Object>> days = new ArrayList<>();
    for (LocalDate day = last; !day.isBefore(first); day = day.minusDays(1)) {
      List<UsageRecord> own =
          records.under(ArtifactKeys.usageOf(day.toString())).stream()
              .filter(record -> key.equals(record.askedBy()))
              .toList();
      if (!own.isEmpty()) {
        Map<String, Object> sums = new LinkedHashMap<>();
        sums.put("day", day.toString());
        sums.putAll(new UsageGroup(List.of(day.toString()), own).sums());
        days.add(sums);
      }
    }
    return days;
  }
}
