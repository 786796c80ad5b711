package dev.assay.pandas;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.core.importer.Location;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** The packages' arrows point one way. */
@AnalyzeClasses(
    packages = "dev.assay.pandas",
    importOptions = ArchitectureTest.ShippedClasses.class)
class ArchitectureTest {

  /** Classes of main, wherever the build puts them. */
  static final class ShippedClasses implements ImportOption {
    @Override
    public boolean includes(Location location) {
      return !location.contains("test-classes");
    }
  }

  @ArchTest
  static final ArchRule ARROWS =
      layeredArchitecture()
          .consideringOnlyDependenciesInAnyPackage("dev.assay.pandas..")
          .layer("entry")
          .definedBy("dev.assay.pandas")
          .layer("api")
          .definedBy("dev.assay.pandas.api..")
          .layer("eval")
          .definedBy("dev.assay.pandas.eval")
          .layer("frame")
          .definedBy("dev.assay.pandas.frame..", "dev.assay.pandas.column")
          .layer("syntax")
          .definedBy("dev.assay.pandas.syntax")
          .layer("value")
          .definedBy("dev.assay.pandas.value")
          .whereLayer("entry")
          .mayNotBeAccessedByAnyLayer()
          .whereLayer("api")
          .mayOnlyBeAccessedByLayers("entry")
          .whereLayer("eval")
          .mayOnlyBeAccessedByLayers("entry", "api")
          .whereLayer("frame")
          .mayOnlyBeAccessedByLayers("entry", "api")
          .whereLayer("syntax")
          .mayOnlyBeAccessedByLayers("entry", "api", "eval")
          .because("frames know nothing of Python's syntax, and syntax nothing of evaluation");

  @ArchTest
  static final ArchRule NOTHING_REACHES_THE_MACHINE =
      noClasses()
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(
              "java.io..",
              "java.nio.channels..",
              "java.nio.file..",
              "java.net..",
              "java.lang.reflect..",
              "java.lang.invoke..",
              "java.security..",
              "javax..")
          .because("programs are untrusted, and what the language cannot do they cannot do");

  @ArchTest
  static final ArchRule THERE_IS_NO_CLOCK =
      noClasses()
          .that()
          .doNotHaveSimpleName("Deadline") // which ends programs, and which they cannot see
          .should()
          .callMethod(System.class, "currentTimeMillis")
          .orShould()
          .callMethod(System.class, "nanoTime")
          .orShould()
          .callMethod(System.class, "getenv", String.class)
          .orShould()
          .callMethod(System.class, "getProperty", String.class)
          .orShould()
          .callMethod(java.time.LocalDate.class, "now")
          .orShould()
          .callMethod(java.time.LocalDateTime.class, "now")
          .orShould()
          .callMethod(Math.class, "random")
          .because("the same program gives the same result everywhere and always");
}
