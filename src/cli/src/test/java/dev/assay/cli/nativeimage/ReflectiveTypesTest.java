package dev.assay.cli.nativeimage;

import static org.assertj.core.api.Assertions.assertThat;

import io.modelcontextprotocol.spec.McpSchema;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ReflectiveTypesTest {

  private static final Path CLASSES = Path.of("target", "classes");

  private final Set<Class<?>> found =
      new ReflectiveTypes(getClass().getClassLoader()).in(List.of(CLASSES));

  /** What the command line's sources have Jackson make, by the name of its class. */
  @Test
  void whatTheCommandLineReadsAsJsonOrYamlIsFoundOrIsOfALibrary() throws IOException {
    Pattern read = Pattern.compile("(?:parse|readValue)\\([^;]*?\\b([A-Z]\\w+)\\.class\\)");
    Set<String> named = new TreeSet<>();
    try (Stream<Path> files = Files.walk(Path.of("src", "main", "java"))) {
      for (Path file : files.filter(each -> each.toString().endsWith(".java")).toList()) {
        read.matcher(Files.readString(file)).results().forEach(call -> named.add(call.group(1)));
      }
    }
    named.removeAll(Set.of("Object", "JsonNode"));

    assertThat(named).contains("QuestionFile", "Found");
    assertThat(found).extracting(Class::getSimpleName).containsAll(named);
  }

  @Test
  void theProtocolsMessagesAreFound() {
    assertThat(found)
        .contains(
            McpSchema.JSONRPCRequest.class, McpSchema.Tool.class, McpSchema.TextContent.class);
  }

  @Test
  void whatNobodyLooksIntoIsNotFound() {
    assertThat(found).doesNotContain(ReflectiveTypes.class, ReflectionFeature.class);
  }

  @Test
  void entriesOfAClassPathWithoutOurClassesAreNone() {
    Set<Class<?>> ofNone =
        new ReflectiveTypes(getClass().getClassLoader()).in(List.of(Path.of("absent.jar")));

    assertThat(ofNone).allMatch(type -> type.getName().startsWith(McpSchema.class.getName()));
  }
}
