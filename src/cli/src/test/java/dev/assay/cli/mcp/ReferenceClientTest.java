package dev.assay.cli.mcp;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assay.cli.CommandLineHarness;
import dev.assay.cli.deployment.NpmPackages;
import dev.assay.workflow.run.Json;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The protocol's own client, over the streams that an editor would give the server. */
class ReferenceClientTest {

  private static final String PACKAGE = "@modelcontextprotocol/sdk";

  /** A transport of lines over standard input and output is the same on either side. */
  private static final String SCRIPT =
      """
      const { Client } = require('@modelcontextprotocol/sdk/client/index.js');
      const { StdioServerTransport } = require('@modelcontextprotocol/sdk/server/stdio.js');
      (async () => {
        const client = new Client({ name: 'editor', version: '1' });
        await client.connect(new StdioServerTransport());
        const steps = [];
        const told = { tools: (await client.listTools()).tools.map(tool => tool.name) };
        told.answer = (await client.callTool(
          { name: 'ask', arguments: { question: 'Which of our ports are in Lindholm?' } },
          undefined, { onprogress: step => steps.push(step.message) })).structuredContent;
        told.steps = steps.length;
        told.refused = await client.callTool({ name: 'ask', arguments: {} });
        told.templates = (await client.listResourceTemplates()).resourceTemplates.map(each => each.uriTemplate);
        told.page = (await client.readResource({ uri: told.answer.report })).contents[0].mimeType;
        process.stderr.write('TOLD ' + JSON.stringify(told) + '\\n');
        process.stdout.end(() => process.exit(0));
      })().catch(failure => { console.error(failure); process.exit(1); });
      """;

  @TempDir Path folder;

  @Test
  void itListsAsksAndReads() throws IOException, InterruptedException {
    Path modules = NpmPackages.require(PACKAGE).getParent().getParent();
    ServedAgent.makeFiles(folder);
    Path errors = folder.resolve("errors");
    Process editor =
        new ProcessBuilder("node", "--no-warnings", "--input-type=commonjs", "--eval", SCRIPT)
            .directory(modules.toFile())
            .redirectError(errors.toFile())
            .start();
    CommandLineHarness harness = new CommandLineHarness();

    int code =
        ServedAgent.serve(
            harness,
            editor.getInputStream(),
            editor.getOutputStream(),
            ServedAgent.arguments(folder, "--question-id", "1"));

    String written = Files.readString(errors);
    assertThat(editor.waitFor()).as(written).isZero();
    assertThat(code).isZero();
    JsonNode told = Json.parse(written.split("TOLD ")[1].getBytes(StandardCharsets.UTF_8));
    assertThat(told.path("tools")).hasSize(7);
    assertThat(told.at("/answer/status").asText()).isEqualTo("verified");
    assertThat(told.path("steps").asInt()).isPositive();
    assertThat(told.at("/refused/isError").asBoolean()).isTrue();
    assertThat(told.path("templates")).hasSize(2);
    assertThat(told.path("page").asText()).isEqualTo("text/html");
  }
}
