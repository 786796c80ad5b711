package dev.assay.benchmarks.scale;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/**
 * What is paid beside what a question takes: {@code benchmarks/scale/month.yaml} says what each
 * number is.
 *
 * @param rest each month, whatever is asked
 * @param busy each month in which something is asked
 * @param asked for each question
 */
public record MonthPrices(
    int days, int dailyQuestions, List<Part> rest, List<Part> busy, List<Part> asked) {

  /** So many of something, at a price for each. */
  public record Part(String part, double count, double price) {

    double cost() {
      return count * price;
    }
  }

  int questions() {
    return days * dailyQuestions;
  }

  /**
   * Reads the file.
   *
   * @throws IOException when it is not there, or a field is missing, unknown or no number
   */
  public static MonthPrices read(Path file) throws IOException {
    return YAMLMapper.builder()
        .propertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE)
        .enable(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES)
        .build()
        .readValue(file.toFile(), MonthPrices.class);
  }
}
