package dev.assay.sql.server;

import java.io.IOException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/**
 * What is left of a server whose process ended together with the shell that watched over it. What
 * does not heed the signal is killed after a while, as {@link ServerProcess} does it.
 */
final class Orphan {

  private static final Duration PATIENCE = Duration.ofSeconds(6);

  /**
   * Arguments: the server's folder, and the seconds until it is killed. A process is ended, and is
   * killed later, only if it runs in that folder then: its number may be another one's by now.
   */
  private static final String END =
      """
      cd "$1" || exit 0
      folder=$1
      runs() {
        case $(ps -o args= -p "$1" 2>/dev/null || tr '\\0' ' ' <"/proc/$1/cmdline") in
          *"$folder"*) return 0 ;;
        esac
        return 1
      }
      for file in data/*.pid; do
        read -r server <"$file" 2>/dev/null || continue
        if runs "$server"; then
          kill -QUIT "$server"
          ( sleep "$2"; runs "$server" && kill -KILL "$server" ) >/dev/null 2>&1 &
        fi
      done
      rm -rf data log ended socket .s.PGSQL*
      """;

  private Orphan() {}

  /** Ends the server if it still runs, and removes its folder; whether nothing is left of it. */
  static boolean isEnded(Account account, Path folder) throws IOException {
    return isEnded(account, folder, PATIENCE);
  }

  static boolean isEnded(Account account, Path folder, Duration patience) throws IOException {
    Process shell =
        account
            .shell(END, List.of(folder.toString(), String.valueOf(patience.toSeconds())))
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    try {
      shell.waitFor();
      Files.deleteIfExists(folder);
      return true;
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      return false;
    } catch (DirectoryNotEmptyException stillEnding) {
      return false; // it will have ended when the next server starts
    }
  }
}
