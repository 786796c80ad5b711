package dev.assay.function.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.net.http.HttpClient;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.TimeZone;
import java.util.TreeSet;
import java.util.concurrent.Executor;
import java.util.concurrent.locks.LockSupport;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * A native image initializes classes when it is built, and keeps what their static fields hold: a
 * library that is loaded then, or a thread that is started, is there no more when it runs, though
 * its fields say so.
 */
class ClassInitializationTest {

  private static final List<Path> CLASS_PATH =
      Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
          .map(Path::of)
          .toList();

  private static final List<Class<?>> MOMENTARY =
      List.of(
          RandomGenerator.class,
          Clock.class,
          Instant.class,
          ZoneId.class,
          TimeZone.class,
          HttpClient.class,
          Executor.class,
          Thread.class,
          ProcessHandle.class);

  @Test
  void noClassLoadsALibraryOrStartsAThreadWhenItIsInitialized() throws Exception {
    try (URLClassLoader fresh = new URLClassLoader(urls(), ClassLoader.getPlatformClassLoader())) {
      List<String> names = ours();
      initialize(names, fresh);

      assertThat(names).contains("dev.assay.sql.SqliteEngine", "dev.assay.pandas.Interpreter");
      assertThat(isSqliteLoaded(fresh)).as("SQLite's library is loaded").isFalse();
      assertThat(Thread.getAllStackTraces().keySet())
          .extracting(Thread::getContextClassLoader)
          .doesNotContain(fresh);
    }
  }

  @Test
  void aThreadThatAClassStartsIsCaught() throws Exception {
    try (URLClassLoader fresh = new URLClassLoader(urls(), ClassLoader.getPlatformClassLoader())) {
      initialize(List.of(Starter.class.getName()), fresh);

      assertThat(Thread.getAllStackTraces().keySet())
          .extracting(Thread::getContextClassLoader)
          .contains(fresh);
    }
  }

  private static final class Starter {
    static {
      Thread.ofPlatform().daemon().start(LockSupport::park);
    }
  }

  /** A thread that is started meanwhile has the loader from the one that starts it. */
  private static void initialize(List<String> names, ClassLoader fresh)
      throws ClassNotFoundException {
    Thread starting = Thread.currentThread();
    ClassLoader before = starting.getContextClassLoader();
    starting.setContextClassLoader(fresh);
    try {
      for (String name : names) {
        Class.forName(name, true, fresh);
      }
    } finally {
      starting.setContextClassLoader(before);
    }
  }

  /** They would be those of the machine and the moment of the build. */
  @Test
  void noStaticFieldHoldsWhatDependsOnTheMachineOrTheMoment() throws Exception {
    List<String> names = ours();
    List<String> held = new ArrayList<>();
    try (URLClassLoader fresh = new URLClassLoader(urls(), ClassLoader.getPlatformClassLoader())) {
      for (String name : names) {
        held.addAll(heldByFieldsOf(Class.forName(name, true, fresh)));
      }
    }

    assertThat(held).isEmpty();
  }

  @Test
  void aStaticFieldWithRandomnessIsCaught() throws Exception {
    assertThat(heldByFieldsOf(Offender.class))
        .containsExactly(Offender.class.getName() + ".DICE holds a java.util.Random");
  }

  private static final class Offender {
    private static final Random DICE = new Random(1);
    private static final ZoneOffset FINE = ZoneOffset.UTC;
  }

  private static List<String> heldByFieldsOf(Class<?> type) throws IllegalAccessException {
    List<String> held = new ArrayList<>();
    for (Field field : type.getDeclaredFields()) {
      if (Modifier.isStatic(field.getModifiers()) && !field.getType().isPrimitive()) {
        field.setAccessible(true);
        Object value = field.get(null);
        MOMENTARY.stream()
            .filter(each -> each.isInstance(value) && !(value instanceof ZoneOffset))
            .findFirst()
            .ifPresent(
                _ ->
                    held.add(
                        "%s.%s holds a %s"
                            .formatted(
                                type.getName(), field.getName(), value.getClass().getName())));
      }
    }
    return held;
  }

  private static boolean isSqliteLoaded(ClassLoader loader) throws ReflectiveOperationException {
    Field extracted =
        Class.forName("org.sqlite.SQLiteJDBCLoader", false, loader).getDeclaredField("extracted");
    extracted.setAccessible(true);
    return extracted.getBoolean(null);
  }

  private static URL[] urls() throws MalformedURLException {
    List<URL> urls = new ArrayList<>();
    for (Path entry : CLASS_PATH) {
      urls.add(entry.toUri().toURL());
    }
    return urls.toArray(URL[]::new);
  }

  /** What is deployed of ours; tests and what they share are not. */
  private static List<String> ours() throws IOException {
    TreeSet<String> names = new TreeSet<>();
    for (Path entry : CLASS_PATH) {
      if (Files.isDirectory(entry) && entry.endsWith("classes")) {
        names.addAll(namesBelow(entry));
      } else if (entry.getFileName().toString().matches("assay-.*(?<!tests)\\.jar")) {
        try (FileSystem jar = FileSystems.newFileSystem(entry)) {
          names.addAll(namesBelow(jar.getPath("/")));
        }
      }
    }
    return List.copyOf(names);
  }

  private static List<String> namesBelow(Path root) throws IOException {
    try (Stream<Path> files = Files.walk(root)) {
      return files
          .map(file -> root.relativize(file).toString())
          .filter(file -> file.startsWith("dev/assay/") && file.endsWith(".class"))
          .filter(file -> !file.contains("-info"))
          .map(file -> file.substring(0, file.length() - ".class".length()).replace('/', '.'))
          .toList();
    }
  }
}
