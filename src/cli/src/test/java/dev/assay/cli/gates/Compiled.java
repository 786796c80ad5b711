package dev.assay.cli.gates;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;

/** Classes made up for a test, so that nothing in this repository has to break a rule. */
final class Compiled {

  private static final Pattern NAME =
      Pattern.compile("package ([\\w.]+);.*?(?:class|interface|record) (\\w+)", Pattern.DOTALL);

  private Compiled() {}

  /** Compiles the sources, one class each, into the folder and reads the classes. */
  static JavaClasses classes(Path folder, String... sources) {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    List<JavaFileObject> units = Stream.of(sources).map(Compiled::unit).toList();
    StringWriter errors = new StringWriter();
    try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
      files.setLocationFromPaths(StandardLocation.CLASS_OUTPUT, List.of(folder));
      files.setLocationFromPaths(StandardLocation.CLASS_PATH, List.of());
      List<String> options = List.of("-proc:none", "-Xlint:none");
      if (!compiler.getTask(errors, files, null, options, null, units).call()) {
        throw new IllegalArgumentException("the made-up classes do not compile: " + errors);
      }
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
    return new ClassFileImporter().importPath(folder);
  }

  private static JavaFileObject unit(String source) {
    Matcher name = NAME.matcher(source);
    if (!name.find()) {
      throw new IllegalArgumentException("no package and class in: " + source);
    }
    String path = name.group(1).replace('.', '/') + "/" + name.group(2) + ".java";
    return new SimpleJavaFileObject(URI.create("memory:///" + path), JavaFileObject.Kind.SOURCE) {
      @Override
      public CharSequence getCharContent(boolean ignoreEncodingErrors) {
        return source;
      }
    };
  }
}
