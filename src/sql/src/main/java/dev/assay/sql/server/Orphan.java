package dev.assay.sql.server;

import java.io.IOException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * What is left of a server whose process ended together with the shell that watched over it. What
 * does not heed the signal is killed after a while, as {@link ServerProcess} does it.
 */
final class Orphan {

  /** Argument: the server's folder. A process is ended only if it still runs in that folder. */
  private static final String END =
      """
      cd "$1" || exit 0
      for file in data/*.pid; do
        read -r server <"$file" 2>/dev/null || continue
        case $(ps -o args= -p "$server" 2>/dev/null || tr '\\0' ' ' <"/proc/$server/cmdline") in
          *"$1"*)
            kill -QUIT "$server"
            ( sleep 6; kill -KILL "$server" ) >/dev/null 2>&1 &
            ;;
        esac
      done
      rm -rf data log ended socket .s.PGSQL*
      """;

  private Orphan() {}

  /** Ends the server if it still runs, and removes its folder; whether nothing is left of it. */
  static boolean isEnded(Account account, Path folder) throws IOException {
    Process shell =
        account
            .shell(END, List.of(folder.toString()))
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
