package dev.assay.cli.gates;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.ArchConfiguration;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchRule;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Modules use only what they stand above, and libraries stay where they belong. */
class LayersTest {

  private static final List<Exemption> EXEMPTIONS = List.of();

  /** Packages of others, and the packages of ours that may use them. */
  private record Library(List<String> packages, List<String> users, String reason) {}

  private static final List<Library> LIBRARIES =
      List.of(
          new Library(
              List.of("com.amazonaws..", "io.quarkus.funqy..", "io.quarkus.amazon.lambda.."),
              List.of(),
              "libraries must not know that they run in Lambda"),
          new Library(
              List.of("io.quarkus..", "io.quarkiverse.langchain4j..", "dev.langchain4j.."),
              List.of("dev.assay.agents..", "dev.assay.cli..", "dev.assay.workflow.nativeimage.."),
              "only agents call models, and the core is plain Java"),
          new Library(
              List.of("software.amazon.awssdk.."),
              List.of(
                  "dev.assay.workflow.artifacts..", "dev.assay.agents.openai..", "dev.assay.cli.."),
              "only artifact stores know S3, and calls to Bedrock are signed"),
          new Library(
              List.of("java.sql..", "javax.sql..", "org.h2..", "org.sqlite.."),
              List.of("dev.assay.sql..", "dev.assay.catalog..", "dev.assay.cli.."),
              "SQL is executed in one place, with limits"),
          new Library(
              List.of("net.sf.jsqlparser.."),
              List.of(
                  "dev.assay.sql.query..",
                  "dev.assay.sql.mutation..",
                  "dev.assay.catalog.ddl..",
                  "dev.assay.analysis.."),
              "the guard must not depend on a parser"),
          new Library(
              List.of("com.dashjoin.."),
              List.of("dev.assay.statemachine.."),
              "JSONata is the state machine's language only"),
          new Library(
              List.of("picocli.."),
              List.of("dev.assay.cli.."),
              "only the command line parses options"),
          new Library(
              List.of("j2html..", "com.github.difflib.."),
              List.of("dev.assay.report.."),
              "only reports make pages"),
          new Library(
              List.of("java.lang.reflect.."),
              // what runs while an image is built
              List.of("dev.assay.cli.nativeimage.."),
              "a native image must be told of all reflection"));

  @TempDir Path folder;

  /** What is used is told by its name; classes of others need not be read. */
  @BeforeAll
  static void readOurClassesOnly() {
    ArchConfiguration.get().setResolveMissingDependenciesFromClassPath(false);
  }

  @Test
  void ourClassesKeepToTheArrows() {
    JavaClasses ours =
        new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .withImportOption(location -> !location.contains("-tests.jar"))
            .importPackages("dev.assay");

    assertThat(Arrows.modules())
        .as("modules whose classes are seen")
        .allMatch(module -> hasClasses(ours, module));
    assertThat(Exemption.remaining(violations(ours), EXEMPTIONS)).isEmpty();
  }

  @Test
  void anArrowTheOtherWayIsCaught() {
    JavaClasses classes =
        Compiled.classes(
            folder,
            "package dev.assay.workflow.run; public class Upper {}",
            "package dev.assay.table; class Lower { dev.assay.workflow.run.Upper upper; }");

    assertThat(violations(classes))
        .singleElement()
        .asString()
        .startsWith("Field <dev.assay.table.Lower.upper> has type <dev.assay.workflow.run.Upper>");
  }

  @Test
  void neighboursThatUseOneAnotherAreCaught() {
    JavaClasses classes =
        Compiled.classes(
            folder,
            "package dev.assay.sql; public class Engine {}",
            "package dev.assay.pandas.frame; class Frame extends dev.assay.sql.Engine {}");

    assertThat(violations(classes)).hasSize(2).allMatch(each -> each.contains("<dev.assay.pandas"));
  }

  @Test
  void aStateMachineThatKnowsAssayIsCaught() {
    JavaClasses classes =
        Compiled.classes(
            folder,
            "package dev.assay.table; public class Table {}",
            "package dev.assay.statemachine; class Task { dev.assay.table.Table table; }");

    assertThat(violations(classes)).hasSize(1);
  }

  @Test
  void aLibraryThatUsesTheAwsSdkOutsideTheArtifactStoresIsCaught() {
    JavaClasses classes =
        Compiled.classes(
            folder,
            "package software.amazon.awssdk.services.s3; public class S3Client {}",
            "package dev.assay.workflow.artifacts; class Store"
                + " { software.amazon.awssdk.services.s3.S3Client client; }",
            "package dev.assay.workflow.run; class Step"
                + " { software.amazon.awssdk.services.s3.S3Client client; }");

    assertThat(violations(classes))
        .singleElement()
        .asString()
        .startsWith("Field <dev.assay.workflow.run.Step.client>");
  }

  @Test
  void lambdaQuarkusAndReflectionInALibraryAreCaught() {
    JavaClasses classes =
        Compiled.classes(
            folder,
            "package com.amazonaws.services.lambda.runtime; public interface Context {}",
            "package io.quarkus.arc; public class Arc {}",
            "package dev.assay.agents; class Knows"
                + " { com.amazonaws.services.lambda.runtime.Context context; }",
            "package dev.assay.workflow; class Asks { io.quarkus.arc.Arc arc; }",
            "package dev.assay.pandas; class Calls { java.lang.reflect.Method method; }");

    assertThat(violations(classes))
        .extracting(each -> each.substring(0, each.indexOf(" has type")))
        .containsExactlyInAnyOrder(
            "Field <dev.assay.agents.Knows.context>",
            "Field <dev.assay.workflow.Asks.arc>",
            "Field <dev.assay.pandas.Calls.method>");
  }

  private static boolean hasClasses(JavaClasses classes, String module) {
    String within = "dev.assay." + module;
    return classes.stream()
        .anyMatch(
            each ->
                each.getPackageName().startsWith(within)
                    && !each.getSimpleName().equals("package-info"));
  }

  private static List<String> violations(JavaClasses classes) {
    return Stream.concat(
            Arrows.modules().stream().map(LayersTest::arrows),
            LIBRARIES.stream().map(LayersTest::users))
        .flatMap(rule -> rule.evaluate(classes).getFailureReport().getDetails().stream())
        .toList();
  }

  private static ArchRule arrows(String module) {
    String[] visible =
        Stream.concat(Stream.of(module), Arrows.from("src/" + module).stream())
            .map(name -> "dev.assay." + name + "..")
            .toArray(String[]::new);
    return noClasses()
        .that()
        .resideInAPackage("dev.assay." + module + "..")
        .should()
        .dependOnClassesThat(resideInAPackage("dev.assay..").and(not(resideInAnyPackage(visible))))
        .because("arrows point one way")
        .allowEmptyShould(true);
  }

  private static ArchRule users(Library library) {
    return noClasses()
        .that()
        .resideInAPackage("dev.assay..")
        .and(not(resideInAnyPackage(library.users.toArray(String[]::new))))
        .should()
        .dependOnClassesThat(resideInAnyPackage(library.packages.toArray(String[]::new)))
        .because(library.reason)
        .allowEmptyShould(true);
  }
}
