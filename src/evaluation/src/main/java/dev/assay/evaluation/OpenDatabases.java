package dev.assay.evaluation;

import java.util.LinkedHashMap;
import java.util.Map;

/** Databases that one thread keeps open, the last ones that it was asked for. */
final class OpenDatabases implements AutoCloseable {

  private final ScoredDatabases databases;
  private final EvaluationSettings settings;
  private final Map<Place, ScoredDatabase> open = new LinkedHashMap<>();

  /** One of the databases that a name stands for. */
  private record Place(String name, int index) {}

  OpenDatabases(ScoredDatabases databases, EvaluationSettings settings) {
    this.databases = databases;
    this.settings = settings;
  }

  int count(String name) {
    return databases.count(name);
  }

  ScoredDatabase get(String name, int index) {
    Place place = new Place(name, index);
    ScoredDatabase known = open.remove(place);
    if (known == null && open.size() >= databases.mostOpen()) {
      open.remove(open.keySet().iterator().next()).close();
    }
    ScoredDatabase opened = known == null ? databases.open(name, index, settings) : known;
    open.put(place, opened);
    return opened;
  }

  @Override
  public void close() {
    open.values().forEach(ScoredDatabase::close);
  }
}
