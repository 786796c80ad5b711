package dev.assay.workflow.batch;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.databind.JsonNode;
import dev.assay.workflow.run.InvalidQuestionException;
import dev.assay.workflow.run.Json;
import dev.assay.workflow.run.Reasons;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * Takes a batch's file apart: JSON lines, or one JSON array as BIRD and Spider have it. A line that
 * is broken says so; the others are none the worse for it.
 */
final class BatchLines {

  /** A question of 10,000 characters and SQL of 100,000 fit many times. */
  private static final int LONGEST_LINE = 1_000_000;

  private static final byte[] BYTE_ORDER_MARK = {(byte) 0xEF, (byte) 0xBB, (byte) 0xBF};

  private final List<BatchLine> read = new ArrayList<>();

  private BatchLines() {}

  /** The lines of the file, those that are empty left out. */
  static List<BatchLine> of(byte[] content) {
    BatchLines lines = new BatchLines();
    int start = startsWithMark(content) ? BYTE_ORDER_MARK.length : 0;
    if (isArray(content, start)) {
      lines.array(content, start);
    } else {
      lines.lines(content, start);
    }
    return List.copyOf(lines.read);
  }

  private void lines(byte[] content, int from) {
    int line = 1;
    int start = from;
    while (start < content.length) {
      int end = start;
      while (end < content.length && content[end] != '\n') {
        end++;
      }
      line(line++, ByteBuffer.wrap(content, start, end - start));
      start = end + 1;
    }
  }

  private void line(int line, ByteBuffer content) {
    if (content.remaining() > LONGEST_LINE) {
      broken(
          line,
          "it has %,d bytes; at most %,d are allowed".formatted(content.remaining(), LONGEST_LINE));
      return;
    }
    try {
      String text = StandardCharsets.UTF_8.newDecoder().decode(content).toString();
      if (!text.isBlank()) {
        item(line, Json.parse(text.getBytes(StandardCharsets.UTF_8)));
      }
    } catch (CharacterCodingException notText) {
      broken(line, "it is not UTF-8");
    } catch (JacksonException notJson) {
      broken(line, "it is not JSON: " + firstLine(notJson.getOriginalMessage()));
    }
  }

  private void array(byte[] content, int from) {
    try {
      JsonNode array = Json.parse(java.util.Arrays.copyOfRange(content, from, content.length));
      for (JsonNode element : array) {
        item(read.size() + 1, element);
      }
    } catch (JacksonException notJson) {
      broken(read.size() + 1, "the array is not JSON: " + firstLine(notJson.getOriginalMessage()));
    }
  }

  private void item(int line, JsonNode json) {
    try {
      read.add(new BatchLine(line, QuestionRequest.parse(json), null));
    } catch (InvalidQuestionException invalid) {
      broken(line, String.valueOf(invalid.getMessage()));
    }
  }

  private void broken(int line, String problem) {
    read.add(new BatchLine(line, null, Reasons.bounded(problem)));
  }

  private static boolean startsWithMark(byte[] content) {
    return content.length >= BYTE_ORDER_MARK.length
        && java.util.Arrays.equals(content, 0, 3, BYTE_ORDER_MARK, 0, 3);
  }

  private static boolean isArray(byte[] content, int from) {
    int first = from;
    while (first < content.length && Character.isWhitespace(content[first])) {
      first++;
    }
    return first < content.length && content[first] == '[';
  }

  private static String firstLine(String message) {
    return message.lines().findFirst().orElse("");
  }
}
