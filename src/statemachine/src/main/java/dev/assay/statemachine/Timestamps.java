package dev.assay.statemachine;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The specification's timestamps: RFC 3339 with an upper-case T and Z. */
final class Timestamps {
  static final String EXPECTED = "must be a timestamp like 2016-03-14T01:59:00Z";

  private static final Pattern SHAPE =
      Pattern.compile(
          "\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{1,9})?(Z|[+-]\\d{2}:\\d{2})");

  private Timestamps() {}

  /** The instant; null where the value is no timestamp. */
  static @Nullable Instant parse(JsonNode value) {
    if (!value.isTextual() || !SHAPE.matcher(value.textValue()).matches()) {
      return null;
    }
    try {
      return OffsetDateTime.parse(value.textValue()).toInstant();
    } catch (DateTimeException e) {
      return null;
    }
  }
}
