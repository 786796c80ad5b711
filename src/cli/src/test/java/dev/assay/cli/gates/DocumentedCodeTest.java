package dev.assay.cli.gates;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreeScanner;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Packages and classes of shipped code say what they are for, and are named for it. */
class DocumentedCodeTest {

  private static final Pattern NAMES_NOTHING =
      Pattern.compile("(Util(s|ity|ities)?|Helpers?|Managers?)(?![a-z])");

  private static final List<Exemption> EXEMPTIONS = List.of();

  @Test
  void everyPackageIsDescribedAndNullMarked() {
    assertThat(packages(Checkout.here().mainJava())).isEmpty();
  }

  @Test
  void everyClassIsDescribedAndNamedForWhatItDoes() {
    assertThat(Exemption.remaining(classes(Checkout.here().mainJava()), EXEMPTIONS)).isEmpty();
  }

  @Test
  void aPackageWithoutItsFileIsCaught() {
    TextFile file = new TextFile("src/a/src/main/java/a/One.java", "package a; class One {}");

    assertThat(packages(List.of(file)))
        .containsExactly("src/a/src/main/java/a has no package-info.java");
  }

  @Test
  void aPackageWithoutADescriptionOrNullMarkedIsCaught() {
    String path = "src/a/src/main/java/a/package-info.java";

    assertThat(packages(List.of(new TextFile(path, "package a;\n"))))
        .containsExactly(path + " has no Javadoc", path + " is not @NullMarked");
  }

  @Test
  void aClassWithoutADescriptionIsCaught() {
    TextFile file =
        new TextFile(
            "src/a/src/main/java/a/One.java",
            """
            package a;

            /** Described. */
            public record One() {
              class Inner {}
            }

            // no Javadoc
            @Deprecated
            interface Two {}
            """);

    assertThat(classes(List.of(file))).containsExactly(file.path() + ":9 Two has no Javadoc");
  }

  @Test
  void aNameThatNamesNothingIsCaught() {
    TextFile file =
        new TextFile(
            "src/a/src/main/java/a/TableUtils.java",
            """
            package a;

            /** Described. */
            class TableUtils {
              record HelperMethods() {}

              enum Utilization {}
            }
            """);

    assertThat(classes(List.of(file)))
        .containsExactly(
            file.path() + ":4 TableUtils is named for nothing: name it for what it does",
            file.path() + ":5 HelperMethods is named for nothing: name it for what it does");
  }

  private static List<String> packages(List<TextFile> files) {
    Set<String> folders =
        files.stream()
            .map(file -> file.path().substring(0, file.path().lastIndexOf('/')))
            .collect(Collectors.toCollection(TreeSet::new));
    List<String> violations = new ArrayList<>();
    for (String folder : folders) {
      List<TextFile> described =
          files.stream().filter(file -> file.path().equals(folder + "/package-info.java")).toList();
      if (described.isEmpty()) {
        violations.add(folder + " has no package-info.java");
      }
      for (TextFile file : described) {
        if (!file.text().startsWith("/**")) {
          violations.add(file.path() + " has no Javadoc");
        }
        if (!file.lines().contains("@NullMarked")) {
          violations.add(file.path() + " is not @NullMarked");
        }
      }
    }
    return violations;
  }

  private static List<String> classes(List<TextFile> files) {
    List<String> violations = new ArrayList<>();
    for (ParsedSource source : ParsedSource.parse(files)) {
      for (Tree type : source.unit().getTypeDecls()) {
        if (type instanceof ClassTree named && !source.isDocumented(named)) {
          violations.add(place(source, named) + " has no Javadoc");
        }
      }
      source.unit().accept(new Names(source), violations);
    }
    return violations;
  }

  private static String place(ParsedSource source, ClassTree type) {
    return "%s:%d %s".formatted(source.file().path(), source.firstLine(type), type.getSimpleName());
  }

  /** Looks at the names of all classes, nested ones too. */
  private static final class Names extends TreeScanner<Void, List<String>> {

    private final ParsedSource source;

    Names(ParsedSource source) {
      this.source = source;
    }

    @Override
    public Void visitClass(ClassTree type, List<String> violations) {
      if (NAMES_NOTHING.matcher(type.getSimpleName()).find()) {
        violations.add(place(source, type) + " is named for nothing: name it for what it does");
      }
      return super.visitClass(type, violations);
    }
  }
}
