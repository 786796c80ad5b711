package dev.assay.cli.gates;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ImportTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreeScanner;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * What shipped code does not use. Read from sources, since the functions are built after this
 * module.
 */
class CodingRulesTest {

  private static final List<Exemption> EXEMPTIONS =
      List.of(
          new Exemption(
              "functions/reporting/src/main/java/dev/assay/function/reporting/ReportingFunction.java",
              "metrics in the embedded format are lines of standard output"));

  /** Code that is not allowed, save in some folders. */
  private record Ban(Pattern code, List<String> allowedIn, String remedy) {
    Ban(String code, List<String> allowedIn, String remedy) {
      this(Pattern.compile(code), allowedIn, remedy);
    }

    boolean forbids(TextFile file, String use) {
      return code.matcher(use).matches() && allowedIn.stream().noneMatch(file.path()::startsWith);
    }
  }

  private static final String COMMAND_LINE = "src/cli/src/main/java/";
  private static final String ENTRY = COMMAND_LINE + "dev/assay/cli/Main.java";
  private static final String REHEARSAL = "rehearsal/src/main/java/dev/assay/rehearsal/";

  private static final List<Ban> BANS =
      List.of(
          new Ban(
              "(import static )?(java\\.lang\\.)?System\\.(out|err|\\*)",
              List.of(COMMAND_LINE, "benchmarks/", REHEARSAL + "Main.java"),
              "only the command line prints: return it, or throw"),
          new Ban(
              "(import static )?(java\\.lang\\.)?(System\\.exit|Runtime\\.getRuntime\\(\\)\\.(exit|halt|exec))",
              List.of(ENTRY, REHEARSAL + "Main.java"),
              "only the command line's entry ends the process: throw"),
          new Ban(
              "new (java\\.lang\\.)?ProcessBuilder",
              List.of(
                  "benchmarks/src/main/java/dev/assay/benchmarks/CandidateTime.java",
                  REHEARSAL + "lambda/ExecutionEnvironment.java",
                  "src/sql/src/main/java/dev/assay/sql/server/Account.java",
                  "src/sql/src/main/java/dev/assay/sql/worker/WorkerProcess.java"),
              "no other processes: neither Lambda nor a user's machine has them"),
          new Ban(
              "(import )?java\\.lang\\.reflect\\..*|Class\\.forName|.*\\.setAccessible",
              // it runs while an image is built
              List.of("src/cli/src/main/java/dev/assay/cli/nativeimage/ReflectiveTypes.java"),
              "no reflection: a native image must be told of each"),
          new Ban(
              "import java\\.lang\\.foreign\\.ValueLayout",
              List.of(),
              "no segments read by layouts, which native images refuse: read a ByteBuffer"),
          new Ban(
              "(import )?(java\\.util\\.)?ServiceLoader(\\.load)?",
              // jars beside the program, whose classes it must not have, and the one of several
              // drivers that is set up
              List.of(
                  "src/catalog/src/main/java/dev/assay/catalog/VendorDrivers.java",
                  "src/catalog/src/main/java/dev/assay/catalog/ServerDrivers.java"),
              "no providers by name: pass the object"),
          new Ban(
              "(import )?java\\.(util\\.(Date|Calendar|GregorianCalendar|TimeZone)"
                  + "|text\\.SimpleDateFormat)",
              List.of(),
              "take java.time"),
          new Ban(
              "new (java\\.lang\\.)?Thread",
              List.of(),
              "take an executor, or Thread.ofVirtual, Thread.ofPlatform"),
          new Ban(".*\\.printStackTrace", List.of(), "throw, with the cause"),
          new Ban(
              "field @(.*\\.)?(Inject|Autowired|ConfigProperty|Resource)",
              List.of(),
              "inject into the constructor"));

  @Test
  void shippedCodeKeepsToTheRules() {
    assertThat(Exemption.remaining(violations(Checkout.here().mainJava()), EXEMPTIONS)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "System.out.println(1)|System.out",
        "java.lang.System.err.println(1)|java.lang.System.err",
        "System.exit(1)|System.exit",
        "Runtime.getRuntime().halt(1)|Runtime.getRuntime().halt",
        "Class.forName(name)|Class.forName",
        "java.lang.reflect.Method m = null|java.lang.reflect.Method",
        "java.util.Date now = null|java.util.Date",
        "new Thread(work).start()|new Thread",
        "new java.lang.Thread(work).start()|new java.lang.Thread",
        "new ProcessBuilder(command).start()|new ProcessBuilder",
        "ServiceLoader.load(type)|ServiceLoader.load",
        "failure.printStackTrace()|failure.printStackTrace",
      })
  void forbiddenCodeIsCaught(String code, String use) {
    TextFile file = java("void run() {\n" + code + ";\n}");

    assertThat(violations(List.of(file)))
        .singleElement()
        .asString()
        .startsWith("src/table/src/main/java/dev/assay/table/Bad.java:3 uses " + use + ": ");
  }

  @Test
  void forbiddenImportsAreCaught() {
    TextFile file =
        new TextFile(
            "functions/revision/src/main/java/dev/assay/revision/Bad.java",
            """
            import static java.lang.System.out;
            import java.lang.reflect.Method;
            import java.util.Date;
            class Bad {}
            """);

    assertThat(violations(List.of(file)))
        .containsExactly(
            file.path()
                + ":1 uses import static java.lang.System.out:"
                + " only the command line prints: return it, or throw",
            file.path()
                + ":2 uses import java.lang.reflect.Method:"
                + " no reflection: a native image must be told of each",
            file.path() + ":3 uses import java.util.Date: take java.time");
  }

  @Test
  void aFieldThatIsInjectedIsCaughtAndAConstructorIsNot() {
    TextFile file = java("@Inject Object field;\n@Inject Bad(Object given) {}");

    assertThat(violations(List.of(file)))
        .containsExactly(file.path() + ":2 uses field @Inject: inject into the constructor");
  }

  @Test
  void commentsTextAndTheCommandLineAreLetAlone() {
    TextFile table = java("/* System.out */ String text = \"System.exit\"; // new Thread");
    TextFile cli =
        new TextFile(
            COMMAND_LINE + "dev/assay/cli/Output.java",
            "class Output { void write() { System.out.print(1); } }\n");

    assertThat(violations(List.of(table, cli))).isEmpty();
  }

  private static TextFile java(String members) {
    return new TextFile(
        "src/table/src/main/java/dev/assay/table/Bad.java", "class Bad {\n" + members + "\n}\n");
  }

  private static List<String> violations(List<TextFile> files) {
    List<String> violations = new ArrayList<>();
    for (ParsedSource source : ParsedSource.parse(files)) {
      source.unit().accept(new Uses(source, violations), null);
    }
    return violations;
  }

  /** Goes through a file and names what it uses as it is written there. */
  private static final class Uses extends TreeScanner<Void, Void> {

    private final ParsedSource source;
    private final List<String> violations;

    Uses(ParsedSource source, List<String> violations) {
      this.source = source;
      this.violations = violations;
    }

    @Override
    public Void visitImport(ImportTree tree, Void nothing) {
      String kind = tree.isStatic() ? "import static " : "import ";
      check(kind + tree.getQualifiedIdentifier(), tree);
      return null;
    }

    @Override
    public Void visitMemberSelect(MemberSelectTree tree, Void nothing) {
      check(tree.toString(), tree);
      return super.visitMemberSelect(tree, nothing);
    }

    @Override
    public Void visitNewClass(NewClassTree tree, Void nothing) {
      check("new " + tree.getIdentifier(), tree);
      return super.visitNewClass(tree, nothing);
    }

    @Override
    public Void visitClass(ClassTree type, Void nothing) {
      for (Tree member : type.getMembers()) {
        if (member instanceof VariableTree field) {
          for (AnnotationTree annotation : field.getModifiers().getAnnotations()) {
            check("field @" + annotation.getAnnotationType(), field);
          }
        }
      }
      return super.visitClass(type, nothing);
    }

    private void check(String use, Tree tree) {
      BANS.stream()
          .filter(ban -> ban.forbids(source.file(), use))
          .map(
              ban ->
                  "%s:%d uses %s: %s"
                      .formatted(source.file().path(), source.firstLine(tree), use, ban.remedy()))
          .forEach(violations::add);
    }
  }
}
