package dev.assay.cli.mcp;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.modelcontextprotocol.spec.McpSchema;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.CountDownLatch;

/**
 * Messages over standard input and output, one a line. What is no message is answered at once and
 * not passed on; when the input ends, calls that are under way are answered first.
 */
final class StdioMessages {

  private static final int LONGEST = 8 << 20;
  private static final int MOST_TOKENS = 1_000_000;
  private static final int PARSE_ERROR = -32700;
  private static final int INVALID_REQUEST = -32600;
  private static final String TOO_LARGE =
      "the message is too large: 8 MiB, a million names and values, 1,000 levels and numbers of"
          + " 1,000 digits at most";
  private static final ObjectMapper JSON = new ObjectMapper();

  /** A small value takes many times its bytes once it is read. */
  private static final ObjectMapper BOUNDED =
      new ObjectMapper(
          JsonFactory.builder()
              .streamReadConstraints(
                  StreamReadConstraints.builder().maxTokenCount(MOST_TOKENS).build())
              .build());

  private final InputStream in;
  private final OutputStream out;
  private final Set<JsonNode> unanswered = new HashSet<>();
  private final CountDownLatch ended = new CountDownLatch(1);

  StdioMessages(InputStream in, OutputStream out) {
    this.in = in;
    this.out = out;
  }

  /** What comes in, without lines that are no messages. */
  InputStream incoming() {
    return new Incoming();
  }

  /** Where messages go out. */
  OutputStream outgoing() {
    return new Outgoing();
  }

  /** Waits until nothing comes in any more and all calls are answered. */
  void awaitEnd() throws InterruptedException {
    ended.await();
  }

  /** Does not wait for anything any more. */
  void end() {
    ended.countDown();
  }

  private void refuse(int code, String message) throws IOException {
    var answer = JSON.createObjectNode().put("jsonrpc", "2.0");
    answer.putNull("id");
    answer.putObject("error").put("code", code).put("message", message);
    write((answer + "\n").getBytes(StandardCharsets.UTF_8));
  }

  private void write(byte[] line) throws IOException {
    synchronized (out) {
      out.write(line);
      out.flush();
    }
  }

  private void awaitAnswers() throws IOException {
    synchronized (unanswered) {
      try {
        while (!unanswered.isEmpty()) {
          unanswered.wait();
        }
      } catch (InterruptedException stopped) {
        Thread.currentThread().interrupt();
        throw new IOException("stopped while calls were under way", stopped);
      }
    }
    ended.countDown();
  }

  /** Passes on whole lines that are messages. */
  private final class Incoming extends InputStream {

    private byte[] line = {};
    private int at;

    @Override
    public int read() throws IOException {
      byte[] one = new byte[1];
      return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
    }

    @Override
    public int read(byte[] target, int from, int length) throws IOException {
      while (at == line.length) {
        ByteArrayOutputStream next = new ByteArrayOutputStream();
        if (!readLine(next)) {
          awaitAnswers();
          return -1;
        }
        if (isMessage(next)) {
          next.write('\n');
          line = next.toByteArray();
          at = 0;
        }
      }
      int given = Math.min(length, line.length - at);
      System.arraycopy(line, at, target, from, given);
      at += given;
      return given;
    }

    private boolean readLine(ByteArrayOutputStream line) throws IOException {
      int read = in.read();
      if (read < 0) {
        return false;
      }
      while (read >= 0 && read != '\n') {
        if (line.size() <= LONGEST) {
          line.write(read);
        }
        read = in.read();
      }
      return true;
    }

    private boolean isMessage(ByteArrayOutputStream line) throws IOException {
      String text = line.toString(StandardCharsets.UTF_8).strip();
      if (text.isEmpty()) {
        return false;
      }
      if (line.size() > LONGEST) {
        refuse(INVALID_REQUEST, TOO_LARGE);
        return false;
      }
      JsonNode json;
      try {
        json = BOUNDED.readTree(text);
      } catch (StreamConstraintsException tooLarge) {
        refuse(INVALID_REQUEST, TOO_LARGE);
        return false;
      } catch (IOException unreadable) {
        refuse(PARSE_ERROR, "the line is not JSON: send one message of JSON-RPC a line");
        return false;
      }
      if (!isOfProtocol(json, text)) {
        refuse(INVALID_REQUEST, "the line is not a message of JSON-RPC 2.0");
        return false;
      }
      if (json.has("method") && json.hasNonNull("id")) {
        synchronized (unanswered) {
          unanswered.add(json.get("id"));
        }
      }
      return true;
    }

    /** What the server cannot read would be the last that it reads. */
    private static boolean isOfProtocol(JsonNode json, String text) {
      if (!json.path("jsonrpc").asText().equals("2.0")) {
        return false;
      }
      try {
        McpSchema.deserializeJsonRpcMessage(AgentServer.JSON, text);
        return true;
      } catch (IOException | IllegalArgumentException other) {
        return false;
      }
    }
  }

  /** Sends whole lines, and notes which calls they answer. */
  private final class Outgoing extends OutputStream {

    private final ByteArrayOutputStream line = new ByteArrayOutputStream();

    @Override
    public void write(int one) throws IOException {
      write(new byte[] {(byte) one}, 0, 1);
    }

    @Override
    public synchronized void write(byte[] content, int from, int length) throws IOException {
      int begin = from;
      for (int at = from; at < from + length; at++) {
        if (content[at] == '\n') {
          line.write(content, begin, at + 1 - begin);
          send(line.toByteArray());
          line.reset();
          begin = at + 1;
        }
      }
      line.write(content, begin, from + length - begin);
    }

    private void send(byte[] whole) throws IOException {
      StdioMessages.this.write(whole);
      JsonNode message = JSON.readTree(whole);
      if (!message.has("method") && message.hasNonNull("id")) {
        synchronized (unanswered) {
          unanswered.remove(message.get("id"));
          unanswered.notifyAll();
        }
      }
    }
  }
}
