package dev.assay.cli.serve;

import io.netty.buffer.ByteBuf;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.util.ReferenceCountUtil;

/**
 * Looks at the first byte of a connection: what does not begin as a request, such as the greeting
 * of TLS, is answered at once, since the decoder would wait for a line's end that never comes.
 */
final class FirstByte extends ChannelInboundHandlerAdapter {

  private final RawRefusal refusal;

  FirstByte(RawRefusal refusal) {
    this.refusal = refusal;
  }

  @Override
  public void channelRead(ChannelHandlerContext context, Object message) {
    if (!(message instanceof ByteBuf bytes) || !bytes.isReadable()) {
      context.fireChannelRead(message);
      return;
    }
    byte first = bytes.getByte(bytes.readerIndex());
    if (first >= ' ' || first == '\r' || first == '\n') {
      context.fireChannelRead(message);
      context.pipeline().remove(this);
    } else {
      ReferenceCountUtil.release(message);
      refusal.send("this is no request of HTTP: the server speaks no TLS");
    }
  }
}
