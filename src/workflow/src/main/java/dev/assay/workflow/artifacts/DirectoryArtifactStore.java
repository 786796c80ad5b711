package dev.assay.workflow.artifacts;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Stream;

/**
 * Artifacts as files below a folder, for one machine. Each file is written beside its place under a
 * name that no key has, then put there in one go; what a killed process leaves behind is not
 * listed. Files can be read by their owner only.
 */
public final class DirectoryArtifactStore implements ArtifactStore {

  /** No key has a segment that begins with a dot. */
  private static final String UNFINISHED = ".unfinished-";

  private final Path root;
  private final FileAttribute<?>[] owners;

  /**
   * A store in the folder, which is made now if it is not there: from now on its absence is a fault
   * and not an empty store.
   *
   * @throws ArtifactStoreException when there can be no such folder
   */
  public DirectoryArtifactStore(Path root) {
    this.root = root.toAbsolutePath().normalize();
    this.owners = readByOwner(this.root);
    try {
      Files.createDirectories(this.root);
    } catch (FileAlreadyExistsException notFolder) {
      throw ArtifactStoreException.open(location(), "it is not a folder", notFolder);
    } catch (IOException failure) {
      throw ArtifactStoreException.open(location(), reason(failure), failure);
    }
  }

  @Override
  public Optional<byte[]> read(String key) {
    Path file = path(key);
    try {
      return Optional.of(Files.readAllBytes(file));
    } catch (NoSuchFileException absent) {
      requireRoot("read", key);
      return Optional.empty();
    } catch (IOException failure) {
      throw failed("read", key, failure);
    }
  }

  @Override
  public boolean create(String key, byte[] content) {
    return create(key, out -> out.write(content));
  }

  @Override
  public boolean create(String key, Path source) {
    return create(key, out -> Files.copy(source, out));
  }

  @Override
  public Optional<LocalFile> file(String key) {
    Path file = path(key);
    requireRoot("read", key);
    return Files.isRegularFile(file) ? Optional.of(new LocalFile(file, false)) : Optional.empty();
  }

  /** Writes an artifact's content. */
  @FunctionalInterface
  private interface Content {
    void writeTo(OutputStream out) throws IOException;
  }

  private boolean create(String key, Content content) {
    Path file = path(key);
    requireRoot("create", key);
    try {
      Path unfinished = unfinished(file, content);
      try {
        Files.createLink(file, unfinished);
        return true;
      } catch (FileAlreadyExistsException taken) {
        return false;
      } finally {
        Files.delete(unfinished);
      }
    } catch (IOException failure) {
      throw failed("create", key, failure);
    } catch (UnsupportedOperationException noLinks) {
      throw ArtifactStoreException.of(
          "create", key, location(), "its file system has no hard links", noLinks);
    }
  }

  @Override
  public void write(String key, byte[] content) {
    Path file = path(key);
    requireRoot("write", key);
    try {
      Files.move(unfinished(file, out -> out.write(content)), file, StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException failure) {
      throw failed("write", key, failure);
    }
  }

  @Override
  public void delete(String key) {
    Path file = path(key);
    requireRoot("delete", key);
    try {
      Files.deleteIfExists(file);
    } catch (IOException failure) {
      throw failed("delete", key, failure);
    }
  }

  @Override
  public List<String> list(String prefix) {
    ArtifactKeys.requireValidPrefix(prefix);
    requireRoot("list", prefix);
    Path folder = root.resolve(prefix.substring(0, prefix.lastIndexOf('/') + 1));
    try {
      return filesBelow(folder).stream()
          .map(file -> root.relativize(file).toString().replace('\\', '/'))
          .filter(key -> key.startsWith(prefix) && ArtifactKeys.isKey(key))
          .sorted()
          .toList();
    } catch (IOException failure) {
      throw failed("list", prefix, failure);
    }
  }

  /** Without a look into the folders. */
  @Override
  public List<String> folders(String prefix, String after, int most) {
    ArtifactKeys.requireValidPrefix(prefix);
    requireRoot("list", prefix);
    String parent = prefix.substring(0, prefix.lastIndexOf('/') + 1);
    try (Stream<Path> found = Files.list(root.resolve(parent))) {
      return found
          .filter(Files::isDirectory)
          .map(folder -> parent + folder.getFileName() + "/")
          .filter(ArtifactKeys::isFolder)
          .filter(folder -> folder.startsWith(prefix) && folder.compareTo(after) > 0)
          .sorted()
          .limit(most)
          .toList();
    } catch (NoSuchFileException none) {
      return List.of();
    } catch (IOException failure) {
      throw failed("list", prefix, failure);
    }
  }

  @Override
  public String location() {
    return root.toString();
  }

  private Path path(String key) {
    ArtifactKeys.requireValid(key);
    return root.resolve(key);
  }

  private void requireRoot(String action, String key) {
    if (!Files.isDirectory(root)) {
      throw failed(action, key, new NoSuchFileException(location(), null, "the folder is gone"));
    }
  }

  /** Others may be writing: what vanishes while this looks on is left out. */
  private static List<Path> filesBelow(Path folder) throws IOException {
    List<Path> found = new ArrayList<>();
    Files.walkFileTree(
        folder,
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
            found.add(file);
            return FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult visitFileFailed(Path file, IOException failure)
              throws IOException {
            if (failure instanceof NoSuchFileException) {
              return FileVisitResult.CONTINUE;
            }
            throw failure;
          }
        });
    return found;
  }

  /** What a thread that is interrupted has to keep is written all the same. */
  private Path unfinished(Path file, Content content) throws IOException {
    Path unfinished = created(file.resolveSibling(UNFINISHED + UUID.randomUUID()));
    try (OutputStream out = Files.newOutputStream(unfinished)) {
      content.writeTo(out);
    } catch (IOException failure) {
      Files.deleteIfExists(unfinished);
      throw failure;
    }
    return unfinished;
  }

  /** Most files have their folder: to ask for it each time costs as much as the file. */
  private Path created(Path file) throws IOException {
    try {
      return Files.createFile(file, owners);
    } catch (NoSuchFileException noFolder) {
      Files.createDirectories(file.getParent());
      return Files.createFile(file, owners);
    }
  }

  /** Where a file system has other permissions, a new file has what its folder gives it. */
  private static FileAttribute<?>[] readByOwner(Path folder) {
    return folder.getFileSystem().supportedFileAttributeViews().contains("posix")
        ? new FileAttribute<?>[] {
          PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------"))
        }
        : new FileAttribute<?>[0];
  }

  private ArtifactStoreException failed(String action, String key, IOException failure) {
    return ArtifactStoreException.of(action, key, location(), reason(failure), failure);
  }

  /** The messages of file system exceptions are mostly the path alone. */
  private static String reason(IOException failure) {
    return switch (failure) {
      case FileSystemException told when told.getReason() != null -> told.getReason();
      case AccessDeniedException _ -> "access denied";
      case NoSuchFileException _ -> "a folder was removed meanwhile";
      case FileAlreadyExistsException _ -> "there is a file where a folder should be";
      default -> String.valueOf(failure.getMessage());
    };
  }
}
