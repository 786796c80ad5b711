package dev.assay.rehearsal.lambda;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;

/**
 * Keeps environments for functions as Lambda does: an event goes to one that is idle, or a new one
 * is started for it; an environment whose process has ended is never used again.
 */
public final class LambdaService implements AutoCloseable {

  private final Settings settings;
  private final Map<String, FunctionPackage> packages = new TreeMap<>();
  private final Map<String, Deque<ExecutionEnvironment>> idle = new ConcurrentHashMap<>();
  private final List<ExecutionEnvironment> busy = new CopyOnWriteArrayList<>();
  private final Map<String, FunctionFigures> figures = new ConcurrentHashMap<>();
  private final AtomicInteger started = new AtomicInteger();

  /**
   * What the service is to run with.
   *
   * @param roles what each function may and has
   * @param environment the variables of a function, without Lambda's own
   * @param client what runs handlers of classes
   * @param folder where each environment has a folder of its own, with its log
   * @param longestStart how long a process may take until it is ready; Lambda gives ten seconds
   * @param mostOfOne how many environments of one function there may be; calls beyond are throttled
   */
  public record Settings(
      Map<String, Role> roles,
      Function<String, Map<String, String>> environment,
      RuntimeClient client,
      Path folder,
      Duration longestStart,
      int mostOfOne) {}

  /** No environment is free, and no more may be started. */
  public static final class ThrottledException extends Exception {
    ThrottledException() {
      super("Rate Exceeded.");
    }
  }

  public LambdaService(Settings settings, List<FunctionPackage> packages) {
    this.settings = settings;
    for (FunctionPackage each : packages) {
      this.packages.put(each.function(), each);
      figures.put(each.function(), new FunctionFigures(each));
      idle.put(each.function(), new ArrayDeque<>());
    }
  }

  /** The functions' names. */
  public Set<String> functions() {
    return packages.keySet();
  }

  /** What was measured of a function so far. */
  public FunctionFigures figures(String function) {
    return figures.get(function);
  }

  /**
   * Gives an event to a function.
   *
   * @throws ThrottledException when too many of its calls are under way
   */
  public InvocationResult invoke(String function, byte[] event)
      throws ThrottledException, InterruptedException {
    Instant asked = Instant.now();
    ExecutionEnvironment environment = take(function);
    try {
      boolean cold = environment.startMillis().isEmpty();
      InvocationResult result = environment.invoke(event);
      figures.get(function).add(environment, cold, Duration.between(asked, Instant.now()), result);
      return result;
    } finally {
      giveBack(environment);
    }
  }

  /** Kills the processes that handle an event of the function just now. */
  public void killBusy(String function) {
    busy.stream()
        .filter(each -> each.function().equals(function))
        .forEach(ExecutionEnvironment::kill);
  }

  /** Lets the time be up of the events that the function handles just now. */
  public void timeOutBusy(String function) {
    busy.stream()
        .filter(each -> each.function().equals(function))
        .forEach(ExecutionEnvironment::timeOut);
  }

  /** How many events of the function are handled just now. */
  public long underWay(String function) {
    return busy.stream().filter(each -> each.function().equals(function)).count();
  }

  private ExecutionEnvironment take(String function) throws ThrottledException {
    synchronized (idle) {
      ExecutionEnvironment free = idle.get(function).poll();
      if (free == null) {
        if (underWay(function) >= settings.mostOfOne) {
          throw new ThrottledException();
        }
        free = start(packages.get(function));
      }
      busy.add(free);
      return free;
    }
  }

  private ExecutionEnvironment start(FunctionPackage function) {
    String name = function.function();
    try {
      Path folder =
          Files.createDirectories(
              settings.folder.resolve("%s-%d".formatted(name, started.incrementAndGet())));
      return ExecutionEnvironment.start(
          function,
          settings.roles.get(name),
          settings.environment.apply(name),
          settings.client,
          folder,
          settings.longestStart);
    } catch (IOException failure) {
      throw new UncheckedIOException("cannot start " + name, failure);
    }
  }

  private void giveBack(ExecutionEnvironment environment) {
    synchronized (idle) {
      busy.remove(environment);
      if (environment.isAlive()) {
        idle.get(environment.function()).push(environment);
      } else {
        environment.close();
      }
    }
  }

  @Override
  public void close() {
    synchronized (idle) {
      busy.forEach(ExecutionEnvironment::close);
      idle.values().forEach(free -> free.forEach(ExecutionEnvironment::close));
    }
  }
}
