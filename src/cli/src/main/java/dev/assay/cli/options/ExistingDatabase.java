package dev.assay.cli.options;

import dev.assay.catalog.CatalogException;
import dev.assay.catalog.DatabaseLocation;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/**
 * The address of a database, or a file or folder that there is; one that is not is named at once.
 */
public final class ExistingDatabase implements ITypeConverter<String> {

  @Override
  public String convert(String address) {
    if (!exists(address)) {
      try {
        DatabaseLocation.parse(address);
      } catch (CatalogException unknown) {
        throw new TypeConversionException(String.valueOf(unknown.getMessage()));
      }
    }
    return address;
  }

  private static boolean exists(String address) {
    try {
      return Files.exists(Path.of(address.strip()));
    } catch (InvalidPathException noPath) {
      return false;
    }
  }
}
