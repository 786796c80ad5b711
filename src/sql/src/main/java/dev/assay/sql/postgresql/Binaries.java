package dev.assay.sql.postgresql;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.regex.Pattern;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveInputStream;
import org.tukaani.xz.XZInputStream;

/**
 * Unpacks what a server needs of PostgreSQL's archive. The rest is left out: languages in which
 * functions are written, what reaches other databases and files, and what only compilers read.
 */
final class Binaries {

  private static final Pattern UNWANTED =
      Pattern.compile(
          ".*\\.a|lib/pkgconfig/.*|lib/postgresql/pgxs/.*|lib/libecpg.*|lib/libpgtypes.*"
              + "|.*(plperl|plpython|pltcl|dblink|_fdw|adminpack|basebackup|basic_archive).*"
              + "|.*(amcheck|pageinspect|pg_surgery|pgrowlocks|pgstattuple|pg_walinspect).*"
              + "|.*(sslinfo|auth_delay|auto_explain|passwordcheck|test_decoding|pgoutput).*"
              + "|lib/postgresql/(lo|xml2|pgxml|libpqwalreceiver)\\..*");

  private Binaries() {}

  /** Unpacks the archive into the folder, which is there and empty. */
  static void unpack(InputStream archive, Path folder) throws IOException {
    try (TarArchiveInputStream entries =
        new TarArchiveInputStream(new XZInputStream(new BufferedInputStream(archive)))) {
      for (TarArchiveEntry entry = entries.getNextEntry();
          entry != null;
          entry = entries.getNextEntry()) {
        if (!UNWANTED.matcher(name(entry)).matches()) {
          write(entry, entries, folder);
        }
      }
    }
  }

  private static String name(TarArchiveEntry entry) {
    return entry.getName().replaceFirst("^\\./", "");
  }

  private static void write(TarArchiveEntry entry, InputStream content, Path folder)
      throws IOException {
    Path path = folder.resolve(name(entry)).normalize();
    if (!path.startsWith(folder)) {
      throw new IOException("the archive holds %s".formatted(entry.getName()));
    }
    if (entry.isDirectory()) {
      Files.createDirectories(path);
      return;
    }
    Files.createDirectories(path.getParent());
    if (entry.isSymbolicLink()) {
      Files.createSymbolicLink(path, Path.of(entry.getLinkName()));
      return;
    }
    Files.copy(content, path);
    boolean runs = (entry.getMode() & 0100) != 0;
    Files.setPosixFilePermissions(
        path, PosixFilePermissions.fromString(runs ? "rwxr-xr-x" : "rw-r--r--"));
  }
}
