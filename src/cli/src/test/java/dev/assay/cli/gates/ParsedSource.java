package dev.assay.cli.gates;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.DocTrees;
import com.sun.source.util.JavacTask;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.TreePath;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/** A Java file as the JDK's own parser reads it. Names are not resolved. */
final class ParsedSource {

  private final TextFile file;
  private final CompilationUnitTree unit;
  private final DocTrees trees;

  private ParsedSource(TextFile file, CompilationUnitTree unit, DocTrees trees) {
    this.file = file;
    this.unit = unit;
    this.trees = trees;
  }

  /** Parses the files, which must be Java. */
  static List<ParsedSource> parse(List<TextFile> files) {
    Map<String, TextFile> byName =
        files.stream().collect(Collectors.toMap(each -> "/" + each.path(), each -> each));
    List<JavaFileObject> sources = files.stream().map(ParsedSource::source).toList();
    JavacTask task =
        (JavacTask)
            ToolProvider.getSystemJavaCompiler()
                .getTask(null, null, null, List.of("-proc:none"), null, sources);
    DocTrees trees = DocTrees.instance(task);
    List<ParsedSource> parsed = new ArrayList<>();
    try {
      for (CompilationUnitTree unit : task.parse()) {
        TextFile file = byName.get(unit.getSourceFile().toUri().getPath());
        parsed.add(new ParsedSource(file, unit, trees));
      }
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
    return parsed;
  }

  TextFile file() {
    return file;
  }

  CompilationUnitTree unit() {
    return unit;
  }

  /** The line, counted from 1, on which the tree begins. */
  int firstLine(Tree tree) {
    return line(positions().getStartPosition(unit, tree));
  }

  /** How many lines the tree spans, its comment above not counted. */
  int lineCount(Tree tree) {
    return line(positions().getEndPosition(unit, tree)) - firstLine(tree) + 1;
  }

  /** Whether the tree, found on the top level, has a Javadoc comment of its own. */
  boolean isDocumented(Tree tree) {
    String comment = trees.getDocComment(new TreePath(new TreePath(unit), tree));
    return comment != null && !comment.isBlank();
  }

  private SourcePositions positions() {
    return trees.getSourcePositions();
  }

  private int line(long position) {
    return Math.toIntExact(unit.getLineMap().getLineNumber(position));
  }

  private static JavaFileObject source(TextFile file) {
    return new SimpleJavaFileObject(
        URI.create("memory:///" + file.path()), JavaFileObject.Kind.SOURCE) {
      @Override
      public CharSequence getCharContent(boolean ignoreEncodingErrors) {
        return file.text();
      }
    };
  }
}
