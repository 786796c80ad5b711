package dev.assay.cli.nativeimage;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.annotation.Annotation;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The types that libraries look into by reflection: picocli into commands and what their options
 * are in, Jackson into records and enums, of ours and of the protocol of agents. They are found,
 * not listed, so that a new command or a new record needs no word here.
 */
public final class ReflectiveTypes {

  /** Its nested types are the protocol's messages, which Jackson writes and reads. */
  private static final String PROTOCOL = "io.modelcontextprotocol.spec.McpSchema";

  private static final String PICOCLI = "picocli.";
  private static final String OURS = "dev/assay/cli/";
  private static final String CLASS = ".class";

  private final ClassLoader loader;

  /** Types as this class loader has them. */
  public ReflectiveTypes(ClassLoader loader) {
    this.loader = loader;
  }

  /**
   * All of them.
   *
   * @param classPath where the command line's classes are, among others
   */
  public Set<Class<?>> in(List<Path> classPath) {
    Set<Class<?>> found = new LinkedHashSet<>();
    for (Path entry : classPath) {
      names(entry)
          .map(this::named)
          .filter(ReflectiveTypes::isReflective)
          .forEach(type -> addWithParts(type, found));
    }
    addWithNested(named(PROTOCOL), found);
    return found;
  }

  private static void addWithNested(Class<?> type, Set<Class<?>> found) {
    found.add(type);
    for (Class<?> nested : type.getDeclaredClasses()) {
      addWithNested(nested, found);
    }
  }

  /** A record with the records and enums of any of our modules that it consists of. */
  private static void addWithParts(Class<?> type, Set<Class<?>> found) {
    if (found.add(type) && type.isRecord()) {
      Arrays.stream(type.getRecordComponents())
          .flatMap(component -> classes(component.getGenericType()))
          .filter(part -> part.getName().startsWith("dev.assay."))
          .filter(part -> part.isRecord() || part.isEnum())
          .forEach(part -> addWithParts(part, found));
    }
  }

  private static Stream<Class<?>> classes(Type type) {
    return switch (type) {
      case Class<?> plain -> Stream.of(plain);
      case ParameterizedType generic ->
          Arrays.stream(generic.getActualTypeArguments()).flatMap(ReflectiveTypes::classes);
      default -> Stream.empty();
    };
  }

  private static boolean isReflective(Class<?> type) {
    return type.isRecord() || type.isEnum() || isOfPicocli(type);
  }

  /** Whether it has an annotation of picocli or a member that has one, or is of a type of it. */
  private static boolean isOfPicocli(Class<?> type) {
    return isPicocli(Arrays.stream(type.getAnnotations()))
        || Arrays.stream(type.getInterfaces()).anyMatch(each -> isPicocli(each.getName()))
        || Arrays.stream(type.getDeclaredFields())
            .anyMatch(field -> isPicocli(Arrays.stream(field.getAnnotations())))
        || Arrays.stream(type.getDeclaredMethods())
            .anyMatch(method -> isPicocli(Arrays.stream(method.getAnnotations())));
  }

  private static boolean isPicocli(Stream<Annotation> annotations) {
    return annotations.anyMatch(each -> isPicocli(each.annotationType().getName()));
  }

  private static boolean isPicocli(String name) {
    return name.startsWith(PICOCLI);
  }

  private Class<?> named(String name) {
    try {
      return Class.forName(name, false, loader);
    } catch (ClassNotFoundException absent) {
      throw new IllegalStateException("on the class path, and not there: " + name, absent);
    }
  }

  /** The names of our classes in a folder or a jar. */
  private static Stream<String> names(Path entry) {
    try {
      if (Files.isDirectory(entry)) {
        return namesBelow(entry).stream();
      }
      if (!Files.isRegularFile(entry)) {
        return Stream.empty();
      }
      try (FileSystem jar = FileSystems.newFileSystem(entry)) {
        return namesBelow(jar.getPath("/")).stream();
      }
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  private static List<String> namesBelow(Path root) throws IOException {
    Path folder = root.resolve(OURS);
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> files = Files.walk(folder)) {
      return files
          .map(file -> root.relativize(file).toString())
          .filter(file -> file.endsWith(CLASS) && !file.contains("-info"))
          .map(file -> file.substring(0, file.length() - CLASS.length()).replace('/', '.'))
          .sorted()
          .toList();
    }
  }
}
