package dev.assay.catalog;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.MalformedURLException;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.sql.Connection;
import java.sql.Driver;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.ServiceLoader;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The drivers of SQL Server and Oracle, which are jars in the folder {@code drivers} beside the
 * program's own, and loaded when the first database of theirs is opened. Among the program's
 * classes each of them would make every process wait that connects to anything: a quarter of a
 * second. And Oracle's licence is for its jar as it is.
 */
final class VendorDrivers {

  private static final String FOLDER = "drivers";
  private static final Object LOADING = new Object();
  private static @Nullable List<Driver> loaded;

  private VendorDrivers() {}

  /** A connection by one of them, or by whichever other driver takes the address. */
  static Connection connect(String url, Properties account) throws SQLException {
    for (Driver driver : drivers()) {
      Connection connection = driver.acceptsURL(url) ? driver.connect(url, account) : null;
      if (connection != null) {
        return connection;
      }
    }
    return DriverManager.getConnection(url, account);
  }

  private static List<Driver> drivers() throws SQLException {
    synchronized (LOADING) {
      List<Driver> known = loaded;
      if (known == null) {
        known = in(folder());
        loaded = known;
      }
      return known;
    }
  }

  /** Beside the jar that this class is in; null where it is in none. */
  private static @Nullable Path folder() {
    CodeSource source = VendorDrivers.class.getProtectionDomain().getCodeSource();
    try {
      return source == null || source.getLocation() == null
          ? null
          : Path.of(source.getLocation().toURI()).resolveSibling(FOLDER);
    } catch (URISyntaxException | RuntimeException noFile) {
      return null; // a native program has no jars
    }
  }

  /** The drivers of all jars in the folder. */
  static List<Driver> in(@Nullable Path folder) throws SQLException {
    if (folder == null || !Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(folder)) {
      URL[] jars =
          files
              .filter(file -> file.toString().endsWith(".jar"))
              .sorted()
              .map(VendorDrivers::url)
              .toArray(URL[]::new);
      // closed with the process: drivers load classes as long as they are used
      ClassLoader loader =
          new URLClassLoader("assay-drivers", jars, ClassLoader.getPlatformClassLoader());
      List<Driver> drivers = new ArrayList<>();
      for (Driver driver : ServiceLoader.load(Driver.class, loader)) {
        drivers.add(driver);
      }
      return List.copyOf(drivers);
    } catch (IOException | UncheckedIOException unreadable) {
      throw new SQLException("the drivers in '%s' cannot be loaded".formatted(folder), unreadable);
    }
  }

  private static URL url(Path jar) {
    try {
      return jar.toUri().toURL();
    } catch (MalformedURLException impossible) {
      throw new UncheckedIOException(impossible);
    }
  }
}
