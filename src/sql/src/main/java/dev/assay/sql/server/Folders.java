package dev.assay.sql.server;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Where a server's files are: what is made once, in the user's cache, and what a server writes, in
 * the folder for temporary files. Where only that one can be written, everything is there.
 *
 * @param cache of binaries and of the empty data folder
 * @param running of the folders of servers
 * @param account whom the servers run as
 */
public record Folders(Path cache, Path running, Account account) {

  /** What others may do to a folder through which nobody has to pass. */
  private static final Set<PosixFilePermission> FORBIDDEN =
      Set.of(PosixFilePermission.GROUP_WRITE, PosixFilePermission.OTHERS_WRITE);

  /** Those of this user and this machine, for the servers of that name. */
  public static Folders ofUser(String name) throws NoServerException, IOException {
    Path temporary = Path.of(System.getProperty("java.io.tmpdir"));
    Path probe = Files.createTempDirectory(temporary, "assay-");
    try {
      Object user = Files.getAttribute(probe, "unix:uid");
      Account account = Account.serving(probe);
      Path running = made(temporary.resolve("assay-%s-%s".formatted(name, user)), account);
      return new Folders(cache(account, name, running), running, account);
    } finally {
      Files.delete(probe);
    }
  }

  private static Path cache(Account account, String name, Path otherwise) {
    for (Path candidate : caches(account)) {
      try {
        Files.createDirectories(candidate);
        return made(candidate.resolve(name), account);
      } catch (IOException | NoServerException unusable) {
        // a home that cannot be written is usual for services: the next one will do
      }
    }
    return otherwise;
  }

  /** Who is nobody cannot pass through root's home. */
  private static List<Path> caches(Account account) {
    if (!account.isThisUser()) {
      return List.of(Path.of("/var/cache/assay"));
    }
    List<Path> caches = new ArrayList<>();
    String named = System.getenv("XDG_CACHE_HOME");
    if (named != null && named.startsWith("/")) {
      caches.add(Path.of(named, "assay"));
    }
    String home = System.getProperty("user.home");
    if (home != null && home.startsWith("/")) {
      caches.add(Path.of(home, ".cache", "assay"));
    }
    return caches;
  }

  /** The folder, which is this user's alone; an attempt by others to provide it is refused. */
  private static Path made(Path folder, Account account) throws IOException, NoServerException {
    try {
      Files.createDirectory(folder, account.isThisUser() ? ownOnly() : passable());
    } catch (FileAlreadyExistsException known) {
      // from an earlier process, or another one at this moment
    }
    Path own = Files.createTempFile(folder, "probe-", "");
    try {
      if (!Files.getOwner(own).equals(Files.getOwner(folder, LinkOption.NOFOLLOW_LINKS))
          || Files.getPosixFilePermissions(folder).stream().anyMatch(FORBIDDEN::contains)) {
        throw new NoServerException("the folder %s is not this user's own".formatted(folder));
      }
    } finally {
      Files.delete(own);
    }
    return folder;
  }

  static FileAttribute<?> ownOnly() {
    return PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------"));
  }

  private static FileAttribute<?> passable() {
    return PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx--x--x"));
  }

  /** Deletes a folder with all that is in it; links are not followed. */
  public static void delete(Path folder) throws IOException {
    if (!Files.isDirectory(folder, LinkOption.NOFOLLOW_LINKS)) {
      Files.deleteIfExists(folder);
      return;
    }
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.toList()) {
        delete(file);
      }
    }
    Files.deleteIfExists(folder);
  }
}
