package dev.assay.cli.serve;

import io.netty.buffer.Unpooled;
import io.netty.channel.Channel;
import io.netty.channel.ChannelFutureListener;
import io.vertx.core.http.HttpConnection;
import io.vertx.core.net.impl.ConnectionBase;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.function.LongSupplier;
import org.jboss.logging.Logger;

/** Answers 400 on the bare connection, where no request is there to be answered, and closes it. */
final class RawRefusal {

  private static final Logger LOG = Logger.getLogger(ApiServer.CATEGORY);

  /** The name that Vert.x gives its own handler, which comes last. */
  private static final String LAST = "handler";

  private final Channel channel;
  private final LongSupplier numbers;
  private boolean isSent;

  private RawRefusal(Channel channel, LongSupplier numbers) {
    this.channel = channel;
    this.numbers = numbers;
  }

  /**
   * Looks at what comes in on a connection, before Vert.x does.
   *
   * @param numbers by which the log names what is no request, too
   */
  static void guard(HttpConnection connection, LongSupplier numbers) {
    Channel channel = ((ConnectionBase) connection).channel();
    RawRefusal refusal = new RawRefusal(channel, numbers);
    channel.pipeline().addFirst(new FirstByte(refusal));
    channel.pipeline().addBefore(LAST, null, new MalformedParts(refusal));
  }

  /** Sends the answer, once; on the loop of the connection. */
  void send(String message) {
    if (!isSent) {
      isSent = true;
      LOG.infof("request %d: refused: 400 %s", numbers.getAsLong(), message);
      channel
          .pipeline()
          .firstContext()
          .writeAndFlush(Unpooled.wrappedBuffer(bytes(ApiError.malformed(message).answer())))
          .addListener(ChannelFutureListener.CLOSE);
    }
  }

  /** Whether what else comes in is to be passed over. */
  boolean isSent() {
    return isSent;
  }

  private static byte[] bytes(ApiAnswer answer) {
    StringBuilder head = new StringBuilder("HTTP/1.1 400 Bad Request\r\n");
    SecurityHeaders.ALL.forEach((name, value) -> line(head, name, value));
    line(head, "Content-Type", answer.type());
    line(head, "Content-Length", String.valueOf(answer.body().length));
    line(head, "Connection", "close");
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    bytes.writeBytes(head.append("\r\n").toString().getBytes(StandardCharsets.US_ASCII));
    bytes.writeBytes(answer.body());
    return bytes.toByteArray();
  }

  private static void line(StringBuilder head, String name, String value) {
    head.append(name).append(": ").append(value).append("\r\n");
  }
}
