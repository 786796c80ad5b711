package dev.assay.workflow.nativeimage;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.workflow.WorkflowFunctions;
import dev.assay.workflow.artifacts.LocalFile;
import dev.assay.workflow.artifacts.StoreLocation;
import dev.assay.workflow.batch.DatabaseCatalogs;
import dev.assay.workflow.catalogs.CatalogFiles;
import dev.assay.workflow.catalogs.KeptCatalog;
import dev.assay.workflow.demonstrations.ChangedValue;
import dev.assay.workflow.execution.Trial;
import dev.assay.workflow.format.FormatComparison;
import dev.assay.workflow.linking.LinkedCatalog;
import dev.assay.workflow.ondata.OnDataTrial;
import dev.assay.workflow.reporting.RunHistory;
import dev.assay.workflow.reporting.TriedHistory;
import dev.assay.workflow.run.ReadAnswer;
import dev.assay.workflow.run.StepEvent;
import dev.assay.workflow.run.Stopwatch;
import dev.assay.workflow.testcode.PandasCode;
import io.quarkus.runtime.annotations.RegisterForReflection;
import java.io.IOException;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class JsonTypesTest {

  /** Public records of the workflow that nobody makes JSON of, or that are read by hand. */
  private static final Set<Class<?>> NOT_JSON =
      Set.of(
          CatalogFiles.Found.class,
          ChangedValue.class,
          DatabaseCatalogs.Found.class,
          FormatComparison.Mismatch.class,
          KeptCatalog.class,
          LinkedCatalog.class,
          LocalFile.class,
          OnDataTrial.Subject.class,
          PandasCode.Built.Error.class,
          PandasCode.Built.Frames.class,
          PandasCode.Computed.Error.class,
          PandasCode.Computed.Result.class,
          ReadAnswer.class,
          RunHistory.class,
          StepEvent.class,
          Stopwatch.Source.class,
          StoreLocation.Bucket.class,
          StoreLocation.Folder.class,
          Trial.class,
          TriedHistory.class);

  private static final Set<Class<?>> REGISTERED =
      Set.of(JsonTypes.class.getAnnotation(RegisterForReflection.class).targets());

  /** A new record of the workflow belongs into {@link JsonTypes}, or into the list above. */
  @Test
  void everyPublicRecordOfTheWorkflowIsRegisteredOrKnownNotToBeJson() throws Exception {
    assertThat(publicRecordsOfTheWorkflow())
        .filteredOn(Predicate.not(NOT_JSON::contains))
        .isSubsetOf(REGISTERED);
  }

  /**
   * The list above is held against the code: what is written to a store or read from it is JSON.
   */
  @Test
  void whatTheWorkflowReadsAndWritesIsNotSaidToBeNoJson() throws IOException {
    Pattern json = Pattern.compile("(?:parse|find|get|create|toTree)\\([^;]*?(\\w+)\\.class\\)");
    Path sources = Path.of("src", "main", "java");
    Set<String> named = new TreeSet<>();
    try (Stream<Path> files = Files.walk(sources)) {
      for (Path file : files.filter(each -> each.toString().endsWith(".java")).toList()) {
        json.matcher(Files.readString(file)).results().forEach(found -> named.add(found.group(1)));
      }
    }

    assertThat(named).contains("Question", "Problem", "CatalogFile");
    assertThat(NOT_JSON).extracting(Class::getSimpleName).doesNotContainAnyElementsOf(named);
  }

  @Test
  void whatRegisteredRecordsConsistOfIsRegistered() {
    assertThat(REGISTERED)
        .filteredOn(Class::isRecord)
        .flatExtracting(JsonTypesTest::parts)
        .isSubsetOf(REGISTERED);
  }

  @Test
  void nothingIsListedOnBothSides() {
    assertThat(REGISTERED).doesNotContainAnyElementsOf(NOT_JSON);
  }

  /** Types of ours that the components name; tables have serializers of their own. */
  private static Set<Class<?>> parts(Class<?> type) {
    return Arrays.stream(type.getRecordComponents())
        .map(RecordComponent::getGenericType)
        .flatMap(JsonTypesTest::classes)
        .filter(part -> part.getName().startsWith("dev.assay."))
        .filter(part -> !part.getPackageName().equals("dev.assay.table"))
        .collect(Collectors.toSet());
  }

  private static Stream<Class<?>> classes(Type type) {
    return switch (type) {
      case Class<?> plain -> Stream.of(plain);
      case ParameterizedType generic ->
          Arrays.stream(generic.getActualTypeArguments()).flatMap(JsonTypesTest::classes);
      default -> throw new IllegalArgumentException("a component of type " + type);
    };
  }

  private static Set<Class<?>> publicRecordsOfTheWorkflow() throws Exception {
    Path root =
        Path.of(
            WorkflowFunctions.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    Set<Class<?>> records =
        classesBelow(root).stream()
            .filter(type -> type.isRecord() && isPublic(type))
            .collect(Collectors.toSet());
    assertThat(records).as("records of the workflow").isNotEmpty();
    return records;
  }

  /** Members of interfaces are public by themselves; one around them may not be. */
  private static boolean isPublic(Class<?> type) {
    return Stream.<Class<?>>iterate(type, Objects::nonNull, Class::getEnclosingClass)
        .allMatch(each -> Modifier.isPublic(each.getModifiers()));
  }

  private static Set<Class<?>> classesBelow(Path root) throws IOException, ClassNotFoundException {
    Set<String> names = new TreeSet<>();
    try (Stream<Path> files = Files.walk(root)) {
      files
          .map(file -> root.relativize(file).toString())
          .filter(file -> file.endsWith(".class") && !file.contains("-info"))
          .map(file -> file.substring(0, file.length() - ".class".length()).replace('/', '.'))
          .forEach(names::add);
    }
    Set<Class<?>> classes = new HashSet<>();
    for (String name : names) {
      classes.add(Class.forName(name, false, JsonTypesTest.class.getClassLoader()));
    }
    return classes;
  }
}
