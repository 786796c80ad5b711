package dev.assay.sql.server;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.net.UnixDomainSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.SocketChannel;

/**
 * A Unix socket as the kind of socket that the driver wants: the platform has them as channels
 * only. What concerns TCP alone is taken and does nothing.
 */
public final class UnixSocket extends Socket {

  private static final int BUFFER = 8192;

  private final SocketChannel channel;
  private volatile int timeout;

  private UnixSocket(SocketChannel channel) {
    this.channel = channel;
  }

  /** Connects to the socket at that path. */
  public static UnixSocket connectedTo(UnixDomainSocketAddress address) throws IOException {
    return new UnixSocket(SocketChannel.open(address));
  }

  @Override
  public InputStream getInputStream() {
    return new InputStream() {
      @Override
      public int read() throws IOException {
        byte[] one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
      }

      @Override
      public int read(byte[] bytes, int offset, int length) throws IOException {
        return receive(ByteBuffer.wrap(bytes, offset, length));
      }
    };
  }

  @Override
  public OutputStream getOutputStream() {
    return new OutputStream() {
      @Override
      public void write(int value) throws IOException {
        write(new byte[] {(byte) value}, 0, 1);
      }

      @Override
      public void write(byte[] bytes, int offset, int length) throws IOException {
        ByteBuffer buffer = ByteBuffer.wrap(bytes, offset, length);
        while (buffer.hasRemaining()) {
          channel.write(buffer);
        }
      }
    };
  }

  private int receive(ByteBuffer buffer) throws IOException {
    if (!buffer.hasRemaining()) {
      return 0;
    }
    if (timeout > 0) {
      awaitInput();
    }
    return channel.read(buffer);
  }

  /** A blocking channel knows no timeouts: for the time of waiting it is none. */
  private void awaitInput() throws IOException {
    try (Selector selector = Selector.open()) {
      channel.configureBlocking(false);
      channel.register(selector, SelectionKey.OP_READ);
      if (selector.select(timeout) == 0) {
        throw new SocketTimeoutException("nothing came within %d ms".formatted(timeout));
      }
    } finally {
      channel.configureBlocking(true);
    }
  }

  @Override
  public void setSoTimeout(int milliseconds) {
    timeout = milliseconds;
  }

  @Override
  public int getSoTimeout() {
    return timeout;
  }

  @Override
  public boolean isConnected() {
    return channel.isConnected();
  }

  @Override
  public boolean isClosed() {
    return !channel.isOpen();
  }

  @Override
  public void close() throws IOException {
    channel.close();
  }

  @Override
  public void setTcpNoDelay(boolean on) {}

  @Override
  public void setKeepAlive(boolean on) {}

  @Override
  public int getSendBufferSize() {
    return BUFFER;
  }

  @Override
  public int getReceiveBufferSize() {
    return BUFFER;
  }
}
