package dev.assay.cli.serve;

import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.handler.codec.http.HttpContent;
import io.netty.handler.codec.http.HttpRequest;
import io.netty.handler.codec.http.HttpVersion;
import io.netty.util.ReferenceCountUtil;

/**
 * Answers what Vert.x closes a connection for without a word, or answers by itself: a chunk that is
 * none, and a version of HTTP that is not 1.0 or 1.1.
 */
final class MalformedParts extends ChannelInboundHandlerAdapter {

  private final RawRefusal refusal;

  MalformedParts(RawRefusal refusal) {
    this.refusal = refusal;
  }

  @Override
  public void channelRead(ChannelHandlerContext context, Object message) {
    if (refusal.isSent()) {
      ReferenceCountUtil.release(message);
    } else if (message instanceof HttpRequest request && !isKnown(request.protocolVersion())) {
      ReferenceCountUtil.release(message);
      refusal.send("the version of HTTP must be 1.0 or 1.1");
    } else if (isMalformedBody(message)) {
      ReferenceCountUtil.release(message);
      refusal.send("the body is malformed");
    } else {
      context.fireChannelRead(message);
    }
  }

  /** What is malformed from its first line on is a request and a part at once, and answered. */
  private static boolean isMalformedBody(Object message) {
    return message instanceof HttpContent part
        && part.decoderResult().isFailure()
        && !(message instanceof HttpRequest);
  }

  private static boolean isKnown(HttpVersion version) {
    return version.equals(HttpVersion.HTTP_1_1) || version.equals(HttpVersion.HTTP_1_0);
  }
}
