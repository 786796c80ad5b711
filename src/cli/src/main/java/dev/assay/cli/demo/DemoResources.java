package dev.assay.cli.demo;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/** The demo's files: its database, questions and completions. */
final class DemoResources {

  private DemoResources() {}

  static String text(String name) throws IOException {
    try (InputStream resource = DemoResources.class.getResourceAsStream("/demo/" + name)) {
      if (resource == null) {
        throw new IllegalStateException("the demo's file " + name + " is not on the class path");
      }
      return new String(resource.readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
