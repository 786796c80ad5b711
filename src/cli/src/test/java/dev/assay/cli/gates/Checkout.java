package dev.assay.cli.gates;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** The files of this repository as they are checked out; what builds leave behind is not seen. */
public final class Checkout {

  private static final Set<String> LEFT_OUT =
      Set.of(
          ".git", "target", ".assay", ".idea", ".vscode", "node_modules", "__pycache__", ".venv");

  private static final Checkout HERE = new Checkout(rootAbove(Path.of("").toAbsolutePath()));

  private final Path root;
  private final List<TextFile> files;

  private Checkout(Path root) {
    this.root = root;
    this.files = List.copyOf(read(root));
  }

  /** The repository that the tests run in. */
  public static Checkout here() {
    return HERE;
  }

  /** The file or folder at this path below the root. */
  public Path path(String path) {
    return root.resolve(path);
  }

  /** Whether there is a file or a folder at this path below the root. */
  public boolean exists(String path) {
    return Files.exists(path(path));
  }

  /** Every text file. */
  public List<TextFile> files() {
    return files;
  }

  /** Every Java file, tests included. */
  List<TextFile> java() {
    return files.stream().filter(TextFile::isJava).toList();
  }

  /** Every Java file that is shipped. */
  List<TextFile> mainJava() {
    return files.stream().filter(TextFile::isMainJava).toList();
  }

  private static Path rootAbove(Path start) {
    for (Path folder = start; folder != null; folder = folder.getParent()) {
      if (Files.isRegularFile(folder.resolve("mvnw"))) {
        return folder;
      }
    }
    throw new IllegalStateException("no mvnw above " + start + ": run the gates in the repository");
  }

  private static List<TextFile> read(Path root) {
    List<TextFile> files = new ArrayList<>();
    try {
      Files.walkFileTree(
          root,
          new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
              return LEFT_OUT.contains(String.valueOf(folder.getFileName()))
                  ? FileVisitResult.SKIP_SUBTREE
                  : FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes)
                throws IOException {
              // In a linked worktree, .git is a file that holds a path of this machine.
              if (LEFT_OUT.contains(String.valueOf(file.getFileName()))) {
                return FileVisitResult.CONTINUE;
              }
              byte[] content = attributes.isRegularFile() ? Files.readAllBytes(file) : new byte[1];
              if (isText(content)) {
                String path = root.relativize(file).toString().replace('\\', '/');
                files.add(new TextFile(path, new String(content, StandardCharsets.UTF_8)));
              }
              return FileVisitResult.CONTINUE;
            }
          });
    } catch (IOException failure) {
      throw new UncheckedIOException("cannot read the repository in " + root, failure);
    }
    return files;
  }

  private static boolean isText(byte[] content) {
    for (byte each : content) {
      if (each == 0) {
        return false;
      }
    }
    return true;
  }
}
