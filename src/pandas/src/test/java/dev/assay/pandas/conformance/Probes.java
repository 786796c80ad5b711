package dev.assay.pandas.conformance;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import javax.management.JMException;
import javax.management.MBeanServer;
import javax.management.ObjectName;

/**
 * Which probes of the interpreter's code some work reaches, as JaCoCo's agent counts them: start
 * Java with {@code -javaagent:…=jmx=true,output=none}. A probe is a number that stays the same as
 * long as the process lives.
 */
final class Probes {

  private static final int HEADER = 0x01;
  private static final int SESSION = 0x10;
  private static final int CLASS = 0x11;

  private final MBeanServer server = ManagementFactory.getPlatformMBeanServer();
  private final Map<Long, Integer> firstOfClass = new HashMap<>();
  private int count;

  /** The probes that the work reaches, ascending. */
  int[] reachedBy(Runnable work) {
    dump();
    work.run();
    try (DataInputStream data = new DataInputStream(new ByteArrayInputStream(dump()))) {
      return read(data);
    } catch (IOException error) {
      throw new UncheckedIOException(error);
    }
  }

  /** How many probes the classes have that were reached so far. */
  int count() {
    return count;
  }

  private byte[] dump() {
    try {
      return (byte[])
          server.invoke(
              new ObjectName("org.jacoco:type=Runtime"),
              "getExecutionData",
              new Object[] {true},
              new String[] {"boolean"});
    } catch (JMException error) {
      throw new IllegalStateException("JaCoCo's agent is not there: use choose.sh", error);
    }
  }

  private int[] read(DataInputStream data) throws IOException {
    int[] reached = new int[1024];
    int size = 0;
    for (int block = data.read(); block >= 0; block = data.read()) {
      switch (block) {
        case HEADER -> data.readInt();
        case SESSION -> {
          data.readUTF();
          data.readLong();
          data.readLong();
        }
        case CLASS -> {
          long id = data.readLong();
          data.readUTF();
          int length = length(data);
          int first = first(id, length);
          for (int at = 0, bits = 0; at < length; at++) {
            bits = at % 8 == 0 ? data.read() : bits >> 1;
            if ((bits & 1) != 0) {
              reached = size == reached.length ? Arrays.copyOf(reached, 2 * size) : reached;
              reached[size++] = first + at;
            }
          }
        }
        default -> throw new IOException("JaCoCo wrote a block of an unknown kind: " + block);
      }
    }
    int[] ascending = Arrays.copyOf(reached, size);
    Arrays.sort(ascending);
    return ascending;
  }

  private int first(long id, int length) {
    Integer known = firstOfClass.get(id);
    if (known != null) {
      return known;
    }
    int first = count;
    firstOfClass.put(id, first);
    count += length;
    return first;
  }

  /** A whole number in groups of seven bits, the lowest first. */
  private static int length(DataInputStream data) throws IOException {
    int value = 0;
    for (int shift = 0; ; shift += 7) {
      int group = data.readUnsignedByte();
      value |= (group & 0x7F) << shift;
      if ((group & 0x80) == 0) {
        return value;
      }
    }
  }
}
