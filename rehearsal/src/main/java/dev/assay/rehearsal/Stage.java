package dev.assay.rehearsal;

import dev.assay.cli.demo.Demo;
import dev.assay.rehearsal.aws.AwsGate;
import dev.assay.rehearsal.lambda.Arns;
import dev.assay.rehearsal.lambda.FunctionPackage;
import dev.assay.rehearsal.lambda.InvokeApi;
import dev.assay.rehearsal.lambda.InvokeClient;
import dev.assay.rehearsal.lambda.LambdaService;
import dev.assay.rehearsal.lambda.Role;
import dev.assay.rehearsal.lambda.RuntimeClient;
import dev.assay.rehearsal.models.RecordedModels;
import dev.assay.workflow.artifacts.S3ArtifactStore;
import dev.assay.workflow.artifacts.S3Server;
import dev.assay.workflow.artifacts.StoreLocation;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;
import software.amazon.awssdk.http.urlconnection.UrlConnectionHttpClient;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.s3.S3Client;

/**
 * Everything that stands in for AWS, started: an S3 server behind the gate that knows roles, models
 * that are recorded, and Lambda with the functions' packages.
 */
public final class Stage implements AutoCloseable {

  /** The role of the state machine of batches, which reads items and writes results. */
  static final String BATCH_MACHINE = "batch-machine";

  private static final String BUCKET = "assay-rehearsal";
  private static final String KEY = "sk-of-the-rehearsal";
  private static final String SECRET = "{\"OPENAI_API_KEY\": \"%s\"}".formatted(KEY);
  private static final int MOST_OF_ONE = 4;

  /** A machine that does other things too is slower than Lambda. */
  private static final Duration LONGEST_START = Duration.ofSeconds(60);

  private final S3Server s3;
  private final S3Client direct;
  private final AwsGate gate;
  private final RecordedModels models;
  private final BusyTime others;
  private final LambdaService functions;
  private final InvokeApi api;
  private final InvokeClient client;
  private final Demo demo;
  private final Path folder;

  private Stage(
      S3Server s3,
      AwsGate gate,
      RecordedModels models,
      BusyTime others,
      List<FunctionPackage> packages,
      Props props,
      RuntimeClient runtime,
      Demo demo)
      throws IOException {
    this.s3 = s3;
    this.direct = s3.client();
    this.gate = gate;
    this.models = models;
    this.others = others;
    this.demo = demo;
    this.folder = props.folder;
    this.functions =
        new LambdaService(
            new LambdaService.Settings(
                props.roles,
                function -> environment(props, function),
                runtime,
                props.folder,
                LONGEST_START,
                MOST_OF_ONE),
            packages);
    this.api = InvokeApi.start(functions);
    this.client = new InvokeClient(api.endpoint());
    direct.createBucket(request -> request.bucket(BUCKET));
  }

  /**
   * What is needed to begin.
   *
   * @param packages the folder with the functions' folders, each with {@code target/function.zip}
   * @param natives the functions whose packages are {@code target/native/function.zip}
   * @param runtime the folder with the jars of AWS's runtime interface client
   * @param folder an empty folder for packages, logs and the demo's database
   * @param roles what each function may and has
   * @param environment variables of all functions that replace what they would have
   */
  public record Props(
      Path packages,
      Set<String> natives,
      Path runtime,
      Path folder,
      Map<String, Role> roles,
      Map<String, String> environment) {

    /** With the roles that Terraform gives. */
    public static Props of(Path packages, Path runtime, Path folder) {
      return new Props(packages, Set.of(), runtime, folder, Role.all(), Map.of());
    }

    /** With variables of all functions that replace what they would have. */
    public Props with(Map<String, String> variables) {
      return new Props(packages, natives, runtime, folder, roles, variables);
    }

    /** With native packages of these functions. */
    public Props withNative(Set<String> functions) {
      return new Props(packages, functions, runtime, folder, roles, environment);
    }

    /** With another memory, in MB, of these functions. */
    public Props withMemory(Map<String, Integer> sizes) {
      Map<String, Role> changed = new TreeMap<>(roles);
      sizes.forEach(
          (name, size) -> changed.computeIfPresent(name, (_, role) -> role.withMemory(size)));
      return new Props(packages, natives, runtime, folder, changed, environment);
    }

    private Path zip(String function) {
      String zip = natives.contains(function) ? "native/function.zip" : "function.zip";
      return packages.resolve(function).resolve("target").resolve(zip);
    }
  }

  /** Unpacks the functions and starts everything around them; functions start when called. */
  public static Stage open(Props props) throws IOException {
    List<FunctionPackage> packages = new ArrayList<>();
    Path unpacked = Files.createDirectories(props.folder.resolve("task"));
    for (String function : props.roles.keySet()) {
      packages.add(FunctionPackage.unpack(function, props.zip(function), unpacked));
    }
    RuntimeClient runtime = RuntimeClient.unpack(props.runtime, props.folder);
    Demo demo = Demo.at(databaseIn(props.folder));
    S3Server s3 = S3Server.start();
    Map<String, Role> roles = new HashMap<>(props.roles);
    List<String> batches = List.of("batches/*");
    roles.put(BATCH_MACHINE, new Role(0, 0, false, batches, batches, Map.of()));
    BusyTime others = new BusyTime();
    return new Stage(
        s3,
        AwsGate.start(s3.endpoint(), roles, SECRET, others),
        RecordedModels.start(KEY, demo, others),
        others,
        packages,
        props,
        runtime,
        demo);
  }

  /** The functions. */
  public LambdaService functions() {
    return functions;
  }

  /** A caller of the functions. */
  public InvokeClient client() {
    return client;
  }

  /** What stands between functions and S3. */
  public AwsGate gate() {
    return gate;
  }

  /** The models. */
  public RecordedModels models() {
    return models;
  }

  /** How long S3 or the models were waited for so far. */
  Duration others() {
    return others.spent();
  }

  /** The database, and questions about it. */
  public Demo demo() {
    return demo;
  }

  /** The artifacts as an operator sees them: no role is asked. */
  public S3ArtifactStore artifacts() {
    return new S3ArtifactStore(direct, new StoreLocation.Bucket(BUCKET, ""));
  }

  /** The artifacts as the role may see them. */
  public S3ArtifactStore artifactsAs(String role) {
    S3Client client =
        S3Client.builder()
            .endpointOverride(gate.endpoint())
            .forcePathStyle(true)
            .region(Region.of(Arns.REGION))
            .credentialsProvider(
                StaticCredentialsProvider.create(AwsBasicCredentials.create(role, "none")))
            .httpClientBuilder(UrlConnectionHttpClient.builder())
            .build();
    return new S3ArtifactStore(client, new StoreLocation.Bucket(BUCKET, ""));
  }

  /** What functions have printed so far, by their processes' folders. */
  public Map<String, String> logs() throws IOException {
    Map<String, String> logs = new TreeMap<>();
    try (Stream<Path> files = Files.walk(folder, 2)) {
      for (Path log : files.filter(file -> file.endsWith("log.txt")).toList()) {
        logs.put(folder.relativize(log).toString(), Files.readString(log));
      }
    }
    return logs;
  }

  /** The file that exploration asks. */
  Path database() {
    return databaseIn(folder);
  }

  private static Path databaseIn(Path folder) {
    return folder.resolve("skerry_line.sqlite");
  }

  /** What the function's environment has: what Terraform sets, and where AWS is here. */
  private Map<String, String> environment(Props props, String function) {
    Map<String, String> environment = new HashMap<>();
    props
        .roles
        .get(function)
        .environment()
        .forEach(
            (name, value) ->
                environment.put(
                    name,
                    value
                        .replace("${bucket}", BUCKET)
                        .replace("${models}", models.baseUrl().toString())
                        .replace("${database}", database().toString())
                        .replace("${secret}", Arns.secret())));
    String aws = gate.endpoint().toString();
    environment.putAll(
        Map.of(
            "AWS_REGION",
            Arns.REGION,
            "AWS_ACCESS_KEY_ID",
            function,
            "AWS_SECRET_ACCESS_KEY",
            "none",
            "AWS_ENDPOINT_URL_SECRETS_MANAGER",
            aws,
            "QUARKUS_S3_ENDPOINT_OVERRIDE",
            aws,
            "QUARKUS_S3_PATH_STYLE_ACCESS",
            "true"));
    environment.putAll(props.environment);
    return environment;
  }

  @Override
  public void close() {
    api.close();
    functions.close();
    models.close();
    gate.close();
    direct.close();
    s3.close();
  }
}
