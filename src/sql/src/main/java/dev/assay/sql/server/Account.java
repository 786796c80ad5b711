package dev.assay.sql.server;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.UserPrincipal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Whom a server runs as: this user or, since no server should run as root, {@code nobody}.
 *
 * @param prefix the command before each command, empty where none is needed
 * @param owner who owns what the server writes; {@code null} for this user
 */
public record Account(List<String> prefix, @Nullable UserPrincipal owner) {

  private static final String NOBODY = "nobody";

  /** What becomes another user, with its arguments; what follows them is the command. */
  private static final Map<String, List<String>> CHANGERS =
      Map.of(
          "setpriv", List.of("--reuid=" + NOBODY, "--regid=65534", "--clear-groups"),
          "runuser", List.of("-u", NOBODY, "--"));

  private static final List<String> FOLDERS = List.of("/usr/bin", "/bin", "/usr/sbin", "/sbin");

  /** The user that this process has, whoever that is. */
  public static Account ofThisUser() {
    return new Account(List.of(), null);
  }

  /** Whether it is the one that this process has. */
  public boolean isThisUser() {
    return owner == null;
  }

  /**
   * Who runs servers for the user that owns the folder.
   *
   * @throws NoServerException when this is root, and the system has no way to be somebody else
   */
  static Account serving(Path ownFolder) throws NoServerException, IOException {
    if (!Integer.valueOf(0).equals(Files.getAttribute(ownFolder, "unix:uid"))) {
      return ofThisUser();
    }
    List<String> prefix =
        Stream.of("setpriv", "runuser")
            .flatMap(name -> changer(name).stream())
            .findFirst()
            .orElseThrow(
                () ->
                    new NoServerException(
                        "it does not run as root, and there is no setpriv or runuser with which it"
                            + " would run as nobody"));
    return new Account(
        prefix,
        ownFolder.getFileSystem().getUserPrincipalLookupService().lookupPrincipalByName(NOBODY));
  }

  private static Optional<List<String>> changer(String name) {
    return FOLDERS.stream()
        .map(folder -> Path.of(folder, name))
        .filter(Files::isExecutable)
        .findFirst()
        .map(
            file -> {
              List<String> command = new ArrayList<>();
              command.add(file.toString());
              command.addAll(CHANGERS.get(name));
              return List.copyOf(command);
            });
  }

  /** Makes a new folder, which only this account sees into. */
  public Path newFolder(Path path) throws IOException {
    Files.createDirectory(path, Folders.ownOnly());
    if (owner != null) {
      Files.setOwner(path, owner);
    }
    return path;
  }

  /** A shell that runs the script as this account, in an environment of its own. */
  public ProcessBuilder shell(String script, List<String> arguments) {
    List<String> command = new ArrayList<>(prefix);
    command.addAll(List.of("/bin/sh", "-c", script, "assay-database"));
    command.addAll(arguments);
    ProcessBuilder builder = new ProcessBuilder(command);
    Map<String, String> environment = builder.environment();
    environment.clear();
    environment.put("PATH", String.join(":", FOLDERS));
    environment.put("LC_ALL", "C");
    environment.put("TZ", "UTC");
    return builder;
  }
}
