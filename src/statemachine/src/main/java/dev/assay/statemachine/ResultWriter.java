package dev.assay.statemachine;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.EnumMap;
import java.util.Map;

/**
 * Writes what the children of a Distributed Map ended with, as Step Functions does: {@code
 * SUCCEEDED_n.json} and {@code FAILED_n.json}, each an array of descriptions, and a {@code
 * manifest.json} that names them. Files are finished as they fill up, so that the memory which this
 * takes does not grow with the number of children.
 */
final class ResultWriter {
  private static final int FILE_BYTES = 4 * 1024 * 1024;

  /** How a child ended. */
  enum Status {
    SUCCEEDED,
    FAILED
  }

  private final Visit visit;
  private final ObjectAccess objects;
  private final Location target;
  private final String run;
  private final Map<Status, ByteArrayOutputStream> open = new EnumMap<>(Status.class);
  private final Map<Status, ArrayNode> files = new EnumMap<>(Status.class);

  /**
   * @param target the bucket and the prefix
   * @param run the name of this visit of the state, the last part of the prefix
   */
  ResultWriter(Visit visit, ObjectAccess objects, Location target, String run) {
    this.visit = visit;
    this.objects = objects;
    this.target = target;
    this.run = run;
    for (Status status : Status.values()) {
      open.put(status, new ByteArrayOutputStream());
      files.put(status, JsonNodeFactory.instance.arrayNode());
    }
  }

  synchronized void add(Status status, JsonNode description) {
    ByteArrayOutputStream file = open.get(status);
    file.writeBytes((file.size() == 0 ? "[" : ",").getBytes(StandardCharsets.UTF_8));
    file.writeBytes(description.toString().getBytes(StandardCharsets.UTF_8));
    if (file.size() >= FILE_BYTES) {
      finish(status);
    }
  }

  /** Writes what is left and the manifest; the state's result says where that is. */
  synchronized ObjectNode finish() {
    ObjectNode manifest = JsonNodeFactory.instance.objectNode();
    manifest.put("DestinationBucket", target.bucket()).put("MapRunArn", run);
    ObjectNode results = manifest.putObject("ResultFiles");
    for (Status status : Status.values()) {
      finish(status);
      results.set(status.name(), files.get(status));
    }
    results.putArray("PENDING");
    String key = key("manifest.json");
    write(key, manifest.toString().getBytes(StandardCharsets.UTF_8));
    ObjectNode result = JsonNodeFactory.instance.objectNode().put("MapRunArn", run);
    result.putObject("ResultWriterDetails").put("Bucket", target.bucket()).put("Key", key);
    return result;
  }

  private void finish(Status status) {
    ByteArrayOutputStream file = open.get(status);
    if (file.size() == 0) {
      return;
    }
    file.writeBytes("]".getBytes(StandardCharsets.UTF_8));
    String key = key(status + "_" + files.get(status).size() + ".json");
    write(key, file.toByteArray());
    files.get(status).addObject().put("Key", key).put("Size", file.size());
    file.reset();
  }

  private String key(String name) {
    String prefix = target.key();
    return (prefix.endsWith("/") ? prefix : prefix + "/") + run + "/" + name;
  }

  private void write(String key, byte[] content) {
    try {
      objects.write(target.bucket(), key, content);
    } catch (IOException e) {
      throw visit.failure(
          ErrorNames.RESULT_WRITER_FAILED,
          "s3://%s/%s cannot be written: %s".formatted(target.bucket(), key, e.getMessage()),
          e);
    }
  }
}
