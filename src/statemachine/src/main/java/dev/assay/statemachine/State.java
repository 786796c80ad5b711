package dev.assay.statemachine;

import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** One state of a flow, read and checked. */
sealed interface State {

  String name();

  /** The value of the {@code Type} field. */
  String type();

  /** Every way out of it, Catchers included. */
  List<Exit> exits();

  /** The flows inside it. */
  default List<Flow> flows() {
    return List.of();
  }

  /** Whether the flows inside see the variables around them. */
  default boolean sharesVariables() {
    return true;
  }

  /** What it evaluates before leaving. */
  Stream<Template> ownTemplates();

  /** Every expression of the state itself, not of the flows inside. */
  default Stream<Template.Expression> expressions() {
    return Stream.concat(ownTemplates(), exits().stream().flatMap(Exit::templates))
        .flatMap(Template::expressions);
  }

  /** Calls a function. */
  record Task(
      String name,
      Resource resource,
      @Nullable Template arguments,
      @Nullable Template timeoutSeconds,
      @Nullable Template heartbeatSeconds,
      ErrorHandling handling,
      Exit exit)
      implements State {
    @Override
    public String type() {
      return "Task";
    }

    @Override
    public List<Exit> exits() {
      return withCatchers(exit, handling);
    }

    @Override
    public Stream<Template> ownTemplates() {
      return present(arguments, timeoutSeconds, heartbeatSeconds);
    }
  }

  /** Takes the first rule whose condition holds; without one and without Default it fails. */
  record Choice(String name, List<Rule> rules, @Nullable Exit otherwise) implements State {
    @Override
    public String type() {
      return "Choice";
    }

    @Override
    public List<Exit> exits() {
      return Stream.concat(rules.stream().map(Rule::exit), Stream.ofNullable(otherwise)).toList();
    }

    @Override
    public Stream<Template> ownTemplates() {
      return rules.stream().map(Rule::condition);
    }
  }

  /** One entry of {@code Choices}. */
  record Rule(Template condition, Exit exit) {}

  /** Does nothing but leave. */
  record Pass(String name, Exit exit) implements State {
    @Override
    public String type() {
      return "Pass";
    }

    @Override
    public List<Exit> exits() {
      return List.of(exit);
    }

    @Override
    public Stream<Template> ownTemplates() {
      return Stream.empty();
    }
  }

  /** Waits for some seconds or until an instant; exactly one of both is there. */
  record Wait(String name, @Nullable Template seconds, @Nullable Template timestamp, Exit exit)
      implements State {
    @Override
    public String type() {
      return "Wait";
    }

    @Override
    public List<Exit> exits() {
      return List.of(exit);
    }

    @Override
    public Stream<Template> ownTemplates() {
      return present(seconds, timestamp);
    }
  }

  /** Ends its flow well. */
  record Succeed(String name, Exit exit) implements State {
    @Override
    public String type() {
      return "Succeed";
    }

    @Override
    public List<Exit> exits() {
      return List.of(exit);
    }

    @Override
    public Stream<Template> ownTemplates() {
      return Stream.empty();
    }
  }

  /** Ends its flow with an error. */
  record Fail(String name, @Nullable Template error, @Nullable Template cause) implements State {
    @Override
    public String type() {
      return "Fail";
    }

    @Override
    public List<Exit> exits() {
      return List.of();
    }

    @Override
    public Stream<Template> ownTemplates() {
      return present(error, cause);
    }
  }

  /** Runs several flows on one input at once. */
  record Parallel(
      String name,
      List<Flow> branches,
      @Nullable Template arguments,
      ErrorHandling handling,
      Exit exit)
      implements State {
    @Override
    public String type() {
      return "Parallel";
    }

    @Override
    public List<Exit> exits() {
      return withCatchers(exit, handling);
    }

    @Override
    public List<Flow> flows() {
      return branches;
    }

    @Override
    public Stream<Template> ownTemplates() {
      return present(arguments);
    }
  }

  /** Runs one flow on each of many items. */
  record Map(
      String name,
      Flow processor,
      @Nullable Template items,
      @Nullable Template itemSelector,
      @Nullable Template maxConcurrency,
      ErrorHandling handling,
      Exit exit)
      implements State {
    @Override
    public String type() {
      return "Map";
    }

    @Override
    public List<Exit> exits() {
      return withCatchers(exit, handling);
    }

    @Override
    public List<Flow> flows() {
      return List.of(processor);
    }

    @Override
    public Stream<Template> ownTemplates() {
      return present(items, itemSelector, maxConcurrency);
    }
  }

  /** Runs one flow on each of many items, each as an execution of its own. */
  record DistributedMap(
      String name,
      Flow processor,
      @Nullable Template items,
      @Nullable ItemReader reader,
      @Nullable Template itemSelector,
      @Nullable Template maxConcurrency,
      @Nullable Template toleratedFailureCount,
      @Nullable Template toleratedFailurePercentage,
      @Nullable Template resultTarget,
      @Nullable String label,
      ErrorHandling handling,
      Exit exit)
      implements State {
    @Override
    public String type() {
      return "Map";
    }

    @Override
    public List<Exit> exits() {
      return withCatchers(exit, handling);
    }

    @Override
    public List<Flow> flows() {
      return List.of(processor);
    }

    @Override
    public boolean sharesVariables() {
      return false;
    }

    @Override
    public Stream<Template> ownTemplates() {
      Stream<Template> own =
          present(
              items,
              itemSelector,
              maxConcurrency,
              toleratedFailureCount,
              toleratedFailurePercentage,
              resultTarget);
      return reader == null
          ? own
          : Stream.concat(own, present(reader.arguments(), reader.maxItems()));
    }
  }

  private static List<Exit> withCatchers(Exit exit, ErrorHandling handling) {
    return Stream.concat(Stream.of(exit), handling.catchers().stream().map(Catcher::exit)).toList();
  }

  private static Stream<Template> present(@Nullable Template... templates) {
    return Stream.of(templates).filter(Objects::nonNull);
  }
}
