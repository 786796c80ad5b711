package dev.assay.statemachine;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import org.jspecify.annotations.Nullable;

/**
 * Reads the items of a Distributed Map from an object.
 *
 * @param type how the items are written
 * @param arguments where they are: Bucket and Key
 * @param maxItems how many are read at most; null for all
 */
record ItemReader(Type type, Template arguments, @Nullable Template maxItems) {

  /** How items are written. */
  enum Type {
    /** One JSON array. */
    JSON,
    /** One JSON value a line; empty lines are skipped. */
    JSONL
  }

  private static final JsonMapper MAPPER =
      JsonMapper.builder().enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS).build();

  /** The items one by one; those of {@link Type#JSONL} are read as they are asked for. */
  Items open(Visit visit, ObjectAccess objects) {
    JsonNode where = visit.evaluate(arguments);
    Location location = Location.of(visit, "ItemReader", where, "Key");
    int most =
        maxItems == null
            ? Integer.MAX_VALUE
            : visit.integer(maxItems, "ItemReader/ReaderConfig/MaxItems", IntegerRange.COUNT);
    try {
      BufferedReader text =
          new BufferedReader(
              new InputStreamReader(
                  objects.read(location.bucket(), location.key()),
                  StandardCharsets.UTF_8.newDecoder()));
      return type == Type.JSON
          ? array(visit, location, text, most)
          : new Lines(visit, location, text, most);
    } catch (IOException e) {
      throw failure(visit, location + " cannot be read: " + e.getMessage(), e);
    }
  }

  private static Items array(Visit visit, Location location, BufferedReader text, int most)
      throws IOException {
    try (text) {
      JsonNode array = MAPPER.readTree(text);
      if (array == null || !array.isArray()) {
        throw failure(visit, location + " must hold a JSON array", null);
      }
      List<JsonNode> items = new ArrayList<>();
      array.forEach(items::add);
      return new Given(items.subList(0, Math.min(most, items.size())).iterator());
    } catch (JsonProcessingException e) {
      throw failure(visit, location + " is not JSON: " + message(e), e);
    }
  }

  private static StateFailure failure(Visit visit, String message, @Nullable Throwable thrown) {
    return visit.failure(ErrorNames.ITEM_READER_FAILED, message, thrown);
  }

  private static String message(JsonProcessingException e) {
    return e.getOriginalMessage().lines().findFirst().orElse("");
  }

  /** Items in their order, for one pass. */
  interface Items extends Iterator<JsonNode>, AutoCloseable {
    @Override
    void close();
  }

  /** Items that are there already. */
  record Given(Iterator<JsonNode> items) implements Items {
    @Override
    public boolean hasNext() {
      return items.hasNext();
    }

    @Override
    public JsonNode next() {
      return items.next();
    }

    @Override
    public void close() {
      // nothing is open
    }
  }

  /** One item a line. */
  private static final class Lines implements Items {
    private final Visit visit;
    private final Location location;
    private final BufferedReader text;
    private final int most;
    private int line;
    private int given;
    private @Nullable JsonNode next;

    Lines(Visit visit, Location location, BufferedReader text, int most) {
      this.visit = visit;
      this.location = location;
      this.text = text;
      this.most = most;
    }

    @Override
    public boolean hasNext() {
      if (next == null && given < most) {
        next = read();
      }
      return next != null;
    }

    @Override
    public JsonNode next() {
      if (!hasNext()) {
        throw new NoSuchElementException();
      }
      JsonNode item = java.util.Objects.requireNonNull(next);
      next = null;
      given++;
      return item;
    }

    private @Nullable JsonNode read() {
      try {
        String content = text.readLine();
        for (line++; content != null && content.isBlank(); line++) {
          content = text.readLine();
        }
        return content == null ? null : MAPPER.readTree(content);
      } catch (JsonProcessingException e) {
        throw failure(
            visit, "%s, line %d, is not JSON: %s".formatted(location, line, message(e)), e);
      } catch (CharacterCodingException e) {
        throw failure(visit, "%s, line %d, is not UTF-8".formatted(location, line), e);
      } catch (IOException e) {
        throw failure(visit, location + " cannot be read: " + e.getMessage(), e);
      }
    }

    @Override
    public void close() {
      try {
        text.close();
      } catch (IOException e) {
        throw failure(visit, location + " cannot be closed: " + e.getMessage(), e);
      }
    }
  }
}
