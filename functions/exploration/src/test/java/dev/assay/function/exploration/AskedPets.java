package dev.assay.function.exploration;

import dev.assay.catalog.ValueSharing;
import dev.assay.workflow.run.LinkingSettings;
import io.quarkus.test.common.QuarkusTestResourceLifecycleManager;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Map;

/** A database with one owner, and recorded completions that ask it. */
public final class AskedPets implements QuarkusTestResourceLifecycleManager {

  static final LinkingSettings NOTHING = LinkingSettings.DEFAULT.sharing(ValueSharing.NONE);

  private static final String LINE =
      "{\"step\": \"%s\", \"model\": \"main\", \"question\": \"q\", \"round\": %d, \"completion\":"
          + " \"```sql\\nSELECT name FROM Owners\\n```\", \"promptHash\": null,"
          + " \"tokens\": {\"input\": 10, \"output\": 5, \"cached\": 0}, \"provenance\": \"written by hand\"}\n";

  @Override
  public Map<String, String> start() {
    try {
      Path folder = Files.createTempDirectory("asked-pets");
      Path database = folder.resolve("pets.sqlite");
      try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + database);
          Statement statement = connection.createStatement()) {
        statement.execute("CREATE TABLE Owners (owner_id INTEGER, name TEXT)");
        statement.execute("INSERT INTO Owners VALUES (1, 'Ann')");
      }
      Path recorded =
          Files.writeString(
              folder.resolve("recorded.jsonl"),
              LINE.formatted("explore", 1)
                  + LINE.formatted("refine-sql", 1)
                  + LINE.formatted("refine-sql", 2));
      return Map.of("assay.database", database.toString(), "assay.replay", recorded.toString());
    } catch (IOException unwritable) {
      throw new UncheckedIOException(unwritable);
    } catch (SQLException failure) {
      throw new IllegalStateException(failure);
    }
  }

  @Override
  public void stop() {
    // the folder is one for temporary files
  }
}
