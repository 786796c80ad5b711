package dev.assay.cli.gates;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreeScanner;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** No Java file is longer than 500 lines, and no method longer than 60; comments count. */
class LengthsTest {

  private static final int LONGEST_FILE = 500;
  private static final int LONGEST_METHOD = 60;

  private static final List<Exemption> EXEMPTIONS = List.of();

  /** A file, a method, an initializer or a lambda, and its lines. */
  private record Length(String place, int lines) {
    String violation(int longest) {
      return "%s has %d lines; at most %d are allowed".formatted(place, lines, longest);
    }
  }

  @Test
  void noFileAndNoMethodIsTooLong() {
    List<TextFile> files = Checkout.here().java();

    assertThat(Exemption.remaining(violations(files), EXEMPTIONS)).isEmpty();
    report(Checkout.here().mainJava());
  }

  @Test
  void aLongFileIsCaught() {
    TextFile longest = new TextFile("Just.java", "class Just {\n" + "\n".repeat(498) + "}\n");
    TextFile longer = new TextFile("Long.java", "class Long {\n" + "\n".repeat(499) + "}\n");

    assertThat(violations(List.of(longest, longer)))
        .containsExactly("Long.java has 501 lines; at most 500 are allowed");
  }

  @Test
  void aLongMethodIsCaught() {
    String body = "\n".repeat(60);
    TextFile file =
        new TextFile(
            "Long.java",
            """
            class Long {
              void fits() {%s}
              @Deprecated
              void isLong() {%s}
              static {%s}
              Runnable lambda = () -> {%s};
            }
            """
                .formatted("\n".repeat(59), body, body, body));

    assertThat(violations(List.of(file)))
        .containsExactlyInAnyOrder(
            "Long.java:62 isLong has 62 lines; at most 60 are allowed",
            "Long.java:124 an initializer has 61 lines; at most 60 are allowed",
            "Long.java:185 a lambda has 61 lines; at most 60 are allowed");
  }

  private static List<String> violations(List<TextFile> files) {
    List<String> violations = new ArrayList<>();
    lengthsOfFiles(files).stream()
        .filter(length -> length.lines > LONGEST_FILE)
        .forEach(length -> violations.add(length.violation(LONGEST_FILE)));
    lengthsOfMethods(files).stream()
        .filter(length -> length.lines > LONGEST_METHOD)
        .forEach(length -> violations.add(length.violation(LONGEST_METHOD)));
    return violations;
  }

  private static List<Length> lengthsOfFiles(List<TextFile> files) {
    return files.stream().map(file -> new Length(file.path(), file.lines().size())).toList();
  }

  private static List<Length> lengthsOfMethods(List<TextFile> files) {
    List<Length> lengths = new ArrayList<>();
    ParsedSource.parse(files).forEach(source -> source.unit().accept(new Methods(source), lengths));
    return lengths;
  }

  private static void report(List<TextFile> files) {
    System.out.printf(
        "Lengths of shipped code: %d files, 9 of 10 within %d lines; 9 of 10 methods within %d%n",
        files.size(), ninetiethOf(lengthsOfFiles(files)), ninetiethOf(lengthsOfMethods(files)));
  }

  private static int ninetiethOf(List<Length> lengths) {
    int[] sorted = lengths.stream().mapToInt(Length::lines).sorted().toArray();
    return IntStream.of(sorted)
        .skip((long) Math.ceil(sorted.length * 0.9) - 1)
        .findFirst()
        .orElse(0);
  }

  /** Collects the lengths of methods, and of what fields and classes run outside of them. */
  private static final class Methods extends TreeScanner<Void, List<Length>> {

    private final ParsedSource source;

    Methods(ParsedSource source) {
      this.source = source;
    }

    @Override
    public Void visitMethod(MethodTree method, List<Length> lengths) {
      add(method.getName().toString(), method, lengths);
      return super.visitMethod(method, lengths);
    }

    @Override
    public Void visitLambdaExpression(LambdaExpressionTree lambda, List<Length> lengths) {
      if (source.lineCount(lambda) > LONGEST_METHOD) {
        add("a lambda", lambda, lengths);
      }
      return super.visitLambdaExpression(lambda, lengths);
    }

    @Override
    public Void visitClass(ClassTree type, List<Length> lengths) {
      type.getMembers().stream()
          .filter(BlockTree.class::isInstance)
          .forEach(block -> add("an initializer", block, lengths));
      return super.visitClass(type, lengths);
    }

    private void add(String name, Tree tree, List<Length> lengths) {
      String place = "%s:%d %s".formatted(source.file().path(), source.firstLine(tree), name);
      lengths.add(new Length(place, source.lineCount(tree)));
    }
  }
}
