package dev.assay.cli.serve;

import dev.assay.cli.CommandContext;
import dev.assay.cli.ExitCodes;
import dev.assay.cli.UsageException;
import dev.assay.cli.batch.AskedDatabases;
import dev.assay.cli.mcp.Agent;
import dev.assay.cli.mcp.AskedCatalogs;
import dev.assay.cli.mcp.RunResources;
import dev.assay.cli.options.AnsweringOptions;
import dev.assay.cli.rows.RowsOptions;
import dev.assay.cli.run.LocalQuestions;
import dev.assay.cli.suite.KeptAnswers;
import dev.assay.workflow.artifacts.ArtifactStore;
import dev.assay.workflow.batch.BatchBeginning;
import dev.assay.workflow.batch.BatchSteps;
import dev.assay.workflow.batch.QuestionAsking;
import dev.assay.workflow.budget.DayBudget;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.Budget;
import java.math.BigDecimal;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.Function;
import org.jboss.logging.Logger;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code assay serve}: the API of infra/openapi.yaml, answered by this process. */
@Command(
    name = "serve",
    description = {
      "Answers questions over HTTP, by the contract that is deployed (infra/openapi.yaml), until it is"
          + " interrupted. It speaks plain HTTP: put a server that does TLS before it where others"
          + " than this machine may reach it.",
      "At its address it has a page to ask on; agents are served at /mcp.",
      "Who may ask has a key: one of --keys, or of ASSAY_API_KEYS (name=key,name=key). Nobody reads"
          + " what another key has asked."
    },
    footerHeading = "%nExit codes: ",
    footer = "0 it was asked to end, 2 could not run.")
public final class ServeCommand implements Callable<Integer> {

  private static final Logger LOG = Logger.getLogger(ApiServer.CATEGORY);
  private static final int LAST_PORT = 65_535;

  @Option(
      names = "--host",
      paramLabel = "ADDRESS",
      description = "The address to listen at (default: ${DEFAULT-VALUE}).")
  String host = "127.0.0.1";

  @Option(
      names = "--port",
      paramLabel = "N",
      description = "The port to listen at, 0 for any that is free (default: ${DEFAULT-VALUE}).")
  int port = 8080;

  @Option(
      names = "--url",
      paramLabel = "URL",
      description = "How others reach this server, for the links to evidence.")
  @Nullable URI url;

  @Option(
      names = "--keys",
      paramLabel = "FILE",
      description = "Names and digests of keys, one a line; read again when it changes.")
  @Nullable Path keys;

  @Option(
      names = "--add-key",
      paramLabel = "NAME",
      description = "Makes a key, adds its digest to --keys, prints the key, and ends.")
  @Nullable String addedKey;

  @Option(
      names = "--no-auth",
      description = "Answers everybody on this machine without a key; only at an address of it.")
  boolean noAuth;

  @Mixin final AskedDatabases asked = new AskedDatabases();

  @Mixin final AnsweringOptions answering = new AnsweringOptions();

  @Option(
      names = "--suite",
      paramLabel = "DIR",
      description = "Lets askers keep answers that they find right as tests, in this suite.")
  @Nullable Path suite;

  @Mixin final RowsOptions rows = new RowsOptions();

  @Option(
      names = "--question-id",
      hidden = true,
      paramLabel = "ID",
      description = "The id by which recorded completions are found, of every agent's question.")
  @Nullable String questionId;

  @Option(
      names = "--queue",
      paramLabel = "N",
      description = "How many questions may wait for their turn (default: ${DEFAULT-VALUE}).")
  int queue = 100;

  @Option(
      names = "--rate",
      paramLabel = "N",
      description = "Requests a second of each key (default: ${DEFAULT-VALUE}).")
  double rate = 5;

  @Option(
      names = "--burst",
      paramLabel = "N",
      description = "Requests of each key at once (default: ${DEFAULT-VALUE}).")
  int burst = 10;

  @Option(
      names = "--requests-per-day",
      paramLabel = "N",
      description = "Requests a day (UTC) of each key (default: ${DEFAULT-VALUE}).")
  long requestsPerDay = 5_000;

  @Option(
      names = "--most-tokens-per-day",
      paramLabel = "N",
      description =
          "How many tokens the runs of a key may take in a day (UTC), then it is refused.")
  @Nullable Long tokensPerDay;

  @Option(
      names = "--most-cost-per-day",
      paramLabel = "AMOUNT",
      description = "What the runs of a key may cost in a day (UTC), then it is refused.")
  @Nullable BigDecimal costPerDay;

  @Option(
      names = "--grace",
      paramLabel = "SECONDS",
      description =
          "How long runs under way may take when the server is asked to end; what is left goes on"
              + " when it is started again (default: ${DEFAULT-VALUE}).")
  int grace = 30;

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "Shows this.")
  boolean help;

  private final CommandContext context;

  public ServeCommand(CommandContext context) {
    this.context = context;
  }

  @Override
  public Integer call() throws InterruptedException {
    if (addedKey != null) {
      return addKey(addedKey);
    }
    requireSensible();
    asked.requireOne();
    asked.requireSome(context);
    rows.checkServed(asked.areConnected());
    rows.unheeded(asked::dialect).ifPresent(context.err()::println);
    InetSocketAddress address = new InetSocketAddress(host, port);
    Askers askers = askers(address);
    answering.models().requireCompletions();
    answering.folder().ifPresent(OwnersOnly::folder);
    ArtifactStore store = answering.store(context);
    try (ApiServer server = new ApiServer(address, HttpLimits.DEFAULT)) {
      serve(server, askers, store);
    }
    return ExitCodes.VERIFIED;
  }

  /** Without keys, whoever reaches the server may ask: nobody else may reach it. */
  private Askers askers(InetSocketAddress address) {
    String environment = System.getenv("ASSAY_API_KEYS");
    if (noAuth && keys != null) {
      throw new UsageException("--no-auth asks for no keys: leave out --keys, or --no-auth");
    }
    if (!noAuth) {
      return Askers.withKeys(Callers.of(keys, environment == null ? "" : environment));
    }
    if (!isOnThisMachine(address)) {
      throw new UsageException(
          "--no-auth is for this machine alone: --host %s can be reached by others"
              .formatted(host));
    }
    return Askers.ANYBODY;
  }

  private static boolean isOnThisMachine(InetSocketAddress address) {
    return !address.isUnresolved() && address.getAddress().isLoopbackAddress();
  }

  private int addKey(String name) {
    if (keys == null) {
      throw new UsageException("--add-key needs --keys FILE, where the key's digest is put");
    }
    context.out().println(Callers.add(keys, name));
    context.out().flush();
    context.err().println("its digest is in '%s'; the key itself is kept nowhere".formatted(keys));
    return ExitCodes.VERIFIED;
  }

  private void requireSensible() {
    require("--port", port, 0, LAST_PORT);
    require("--queue", queue, 0, 1_000_000);
    require("--burst", burst, 1, 1_000_000);
    require("--grace", grace, 0, 3_600);
    if (!(rate > 0)) {
      throw new UsageException("--rate must be more than 0");
    }
    if (requestsPerDay < 1) {
      throw new UsageException("--requests-per-day must be at least 1");
    }
  }

  private static void require(String option, int value, int least, int most) {
    if (value < least || value > most) {
      throw new UsageException("%s must be %,d to %,d".formatted(option, least, most));
    }
  }

  private void serve(ApiServer server, Askers askers, ArtifactStore store)
      throws InterruptedException {
    URI base = url == null ? URI.create("http://%s:%d".formatted(host, server.port())) : url;
    SignedLinks links = new SignedLinks(base, context.time()::now);
    DayBudget budget =
        new DayBudget(store, new Budget(tokensPerDay, costPerDay), context.time()::now);
    Artifacts artifacts = new Artifacts(store);
    AskedDatabases.Described about = asked.read(context, artifacts, answering);
    LocalQuestions questions =
        new LocalQuestions(
            store,
            answering.models().client(context),
            steps(store, about, budget),
            links,
            context.time());
    RunQueue queued = new RunQueue(answering.concurrency(), queue);
    ServedRuns runs = new ServedRuns(store, questions, queued, budget, context.time()::now);
    ServedBatches batches =
        new ServedBatches(
            store,
            new BatchBeginning(store, about.settings()),
            runs,
            answering.concurrency(),
            context.time()::now);
    int resumed = askers.names().stream().mapToInt(runs::resume).sum();
    if (resumed > 0) {
      LOG.infof("going on with %d runs from before", resumed);
    }
    int resumedBatches = askers.names().stream().mapToInt(batches::resume).sum();
    if (resumedBatches > 0) {
      LOG.infof("going on with %d batches from before", resumedBatches);
    }
    ServedRows read = new ServedRows(asked, rows);
    SameOrigin origin = SameOrigin.of(host, server.port(), url);
    RequestLimits limits = new RequestLimits(rate, burst, requestsPerDay, context.time()::now);
    AgentRoute agents = new AgentRoute(origin, askers, limits, agents(store, about, runs, read));
    server.start(
        new ServedRoutes(
            origin,
            isOnThisMachine(new InetSocketAddress(host, port)),
            new EvidenceHandler(store, links),
            agents,
            api(askers, limits, store, runs, batches, read)));
    context.err().println("listening at " + base);
    try {
      context.stop().await();
    } finally {
      server.close();
      agents.close();
      batches.close();
      int left = queued.close(Duration.ofSeconds(grace));
      LOG.infof("ended; %d runs go on when it is started again", left);
    }
  }

  private ApiHandler api(
      Askers askers,
      RequestLimits limits,
      ArtifactStore store,
      ServedRuns runs,
      ServedBatches batches,
      ServedRows served) {
    Map<String, Function<ApiRequest, ApiAnswer>> operations =
        new HashMap<>(new QuestionsApi(store, runs, served).operations());
    operations.putAll(
        new PageApi(store, asked.names(context), served.areAllowed(), context.time()::now)
            .operations());
    operations.putAll(new BatchesApi(batches).operations());
    if (suite != null && Files.exists(suite) && !Files.isDirectory(suite)) {
      throw new UsageException("--suite '%s' is no folder".formatted(suite));
    }
    KeptAnswers kept = suite == null ? null : new KeptAnswers(suite);
    operations.putAll(new FeedbackApi(store, kept, context.time()::now).operations());
    return new ApiHandler(ApiContract.served(), askers, limits, operations);
  }

  private Function<String, Agent> agents(
      ArtifactStore store, AskedDatabases.Described about, ServedRuns runs, ServedRows served) {
    Artifacts artifacts = new Artifacts(store);
    AskedCatalogs catalogs = new ServedCatalogs(asked.names(context), about.catalogs(), artifacts);
    return owner ->
        new Agent(
            catalogs,
            answering.sharing(),
            new AgentRuns(owner, catalogs.names(), runs, artifacts, questionId),
            served,
            new RunResources(store, id -> ServedRuns.run(owner, id)),
            about.settings().asOf());
  }

  private BatchSteps steps(ArtifactStore store, AskedDatabases.Described about, DayBudget budget) {
    return new BatchSteps(
        store,
        new BatchBeginning(store, about.settings()),
        new QuestionAsking(
            new Artifacts(store),
            about.catalogs(),
            new CurrentSuite(
                suite == null ? KeptAnswers.USUAL : suite,
                folder -> answering.confirmed(about.settings(), context, folder)),
            context.time()::now),
        budget);
  }
}
