package dev.assay.sql;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.Properties;
import org.h2.api.JavaObjectSerializer;
import org.h2.util.JdbcUtils;

/**
 * Connects to H2, whose driver would make Java objects of whatever bytes a query casts to {@code
 * JAVA_OBJECT}, and so run code of any class that there is, where a cell is read. They stay bytes.
 */
public final class H2Connections {

  private static final JavaObjectSerializer BYTES =
      new JavaObjectSerializer() {
        @Override
        public byte[] serialize(Object object) {
          throw new UnsupportedOperationException("no Java object is written to H2");
        }

        @Override
        public Object deserialize(byte[] bytes) {
          return bytes;
        }
      };

  private H2Connections() {}

  /** A connection as the address and the account tell it. */
  public static Connection connect(String url, Properties account) throws SQLException {
    keepBytes();
    return DriverManager.getConnection(url, account);
  }

  /** For all connections of this process; set at run time, since an image may hold H2's classes. */
  static void keepBytes() {
    JdbcUtils.serializer = BYTES;
  }
}
