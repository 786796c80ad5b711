package dev.assay.pandas.conformance;

import dev.assay.pandas.conformance.ProgramChoice.Candidate;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Chooses programs by coverage and writes them to a folder, one file for each topic: {@code
 * choose.sh} calls it. The topic of a program is the folder that its file lies in, or the file's
 * name where that is the folder {@code programs}. Programs of the topics {@code questions…} are all
 * kept, and those of {@code answers…} are chosen again until the bytes are used up.
 */
final class ConformanceChoice {

  private static final String ALWAYS = "questions";
  private static final String AGAIN = "answers";
  private static final String CHOSEN = "programs";

  private final Probes probes = new Probes();
  private final List<Candidate> candidates = new ArrayList<>();

  /** Takes the folder to write, the bytes that its files may have, and folders of programs. */
  public static void main(String[] arguments) throws IOException {
    ConformanceChoice choice = new ConformanceChoice();
    List<String> folders = List.of(arguments).subList(2, arguments.length);
    for (String folder : folders) {
      ConformanceFile.below(Path.of(folder)).forEach(choice::measure);
    }
    ProgramChoice programs = new ProgramChoice(Integer.parseInt(arguments[1]));
    List<Candidate> chosen =
        programs.from(
            choice.candidates,
            candidate -> candidate.topic().startsWith(ALWAYS),
            candidate -> candidate.topic().startsWith(AGAIN));
    write(Path.of(arguments[0]), chosen);
    System.out.printf(
        "%d of %d programs, %d bytes; they reach %d of %d probes%n",
        chosen.size(),
        choice.candidates.size(),
        programs.bytes(),
        ProgramChoice.reached(chosen),
        ProgramChoice.reached(choice.candidates));
  }

  private void measure(ConformanceFile file) {
    String folder = file.path().toAbsolutePath().getParent().getFileName().toString();
    String stem = file.path().getFileName().toString().replace(".py", "");
    file.texts()
        .forEach(
            (name, text) -> {
              Object outcome = file.outcomes().get(name);
              int[] reached = probes.reachedBy(() -> run(text));
              boolean merged = folder.equals(CHOSEN);
              candidates.add(
                  new Candidate(
                      merged ? stem : folder,
                      merged ? text.source() : stem,
                      merged ? name.substring(name.indexOf('/') + 1) : name,
                      text.data(),
                      text.code(),
                      Json.write(outcome),
                      reached));
            });
  }

  private static void run(ConformanceFile.Text text) {
    Outcomes.of(text.data() + text.code());
  }

  private static void write(Path target, List<Candidate> chosen) throws IOException {
    Map<String, List<Candidate>> topics = new TreeMap<>();
    chosen.forEach(each -> topics.computeIfAbsent(each.topic(), _ -> new ArrayList<>()).add(each));
    Files.createDirectories(target);
    for (Map.Entry<String, List<Candidate>> topic : topics.entrySet()) {
      write(target, topic.getKey(), topic.getValue());
    }
  }

  private static void write(Path target, String topic, List<Candidate> chosen) throws IOException {
    Map<String, List<Candidate>> sources = new LinkedHashMap<>();
    chosen.forEach(each -> sources.computeIfAbsent(each.file(), _ -> new ArrayList<>()).add(each));
    StringBuilder text = new StringBuilder();
    List<String> outcomes = new ArrayList<>();
    sources.forEach(
        (source, programs) -> {
          text.append("# data: ").append(source).append('\n').append(programs.getFirst().data());
          for (Candidate each : programs) {
            String name = source + "/" + each.name();
            text.append("# case: ").append(name).append('\n').append(each.code());
            outcomes.add(Json.write(name) + ": " + each.outcome());
          }
        });
    Files.writeString(target.resolve(topic + ".py"), text);
    Files.writeString(
        target.resolve(topic + ".json"), "{\n" + String.join(",\n", outcomes) + "\n}\n");
  }
}
