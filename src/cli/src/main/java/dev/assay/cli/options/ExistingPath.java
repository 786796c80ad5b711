package dev.assay.cli.options;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/**
 * A file or folder that is to be read. It is looked for as the option is read, so that one that is
 * not there is named at once, and not after all that is missing beside it.
 */
public final class ExistingPath implements ITypeConverter<Path> {

  @Override
  public Path convert(String text) {
    try {
      Path path = Path.of(text);
      if (Files.exists(path)) {
        return path;
      }
    } catch (InvalidPathException noPath) {
      // there is none of such a name
    }
    throw new TypeConversionException("there is no file or folder '%s'".formatted(text));
  }
}
