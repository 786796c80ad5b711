package dev.assay.function.sqlexecution;

import io.quarkus.funqy.lambda.FunqyStreamHandler;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** What Lambda's Java runtime does with one event: makes the handler, and hands it over. */
final class OneInvocation {

  private OneInvocation() {}

  /** Handles the event of the first file, and writes what is returned into the second. */
  public static void main(String[] files) throws IOException {
    ByteArrayOutputStream returned = new ByteArrayOutputStream();
    try (var event = Files.newInputStream(Path.of(files[0]))) {
      new FunqyStreamHandler().handleRequest(event, returned, null);
    }
    Files.write(Path.of(files[1]), returned.toByteArray());
    System.exit(0);
  }
}
