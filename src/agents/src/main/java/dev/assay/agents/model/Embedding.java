package dev.assay.agents.model;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.FloatBuffer;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;

/** A text's vector; immutable. In JSON it is Base64 of its numbers as little-endian floats. */
public final class Embedding {

  private static final int MOST_DIMENSIONS = 16_384;

  private final float[] values;

  private Embedding(float[] values) {
    this.values = values;
  }

  /**
   * A vector of length 1, as models give them; others are brought to that length.
   *
   * @throws IllegalArgumentException when it is empty, zero, or holds what is no number
   */
  public static Embedding of(List<? extends Number> numbers) {
    float[] values = new float[numbers.size()];
    double sum = 0;
    for (int index = 0; index < values.length; index++) {
      double value = numbers.get(index).doubleValue();
      values[index] = (float) value;
      sum += value * value;
    }
    if (!(sum > 0 && Double.isFinite(sum)) || values.length > MOST_DIMENSIONS) {
      throw new IllegalArgumentException(
          "a vector of %d numbers that has no direction".formatted(values.length));
    }
    double length = Math.sqrt(sum);
    if (Math.abs(length - 1) > 1e-4) {
      for (int index = 0; index < values.length; index++) {
        values[index] = (float) (values[index] / length);
      }
    }
    return new Embedding(values);
  }

  /**
   * A vector from its text.
   *
   * @throws IllegalArgumentException when the text is none
   */
  @JsonCreator
  public static Embedding parse(String base64) {
    byte[] bytes = Base64.getDecoder().decode(base64);
    if (bytes.length == 0
        || bytes.length % Float.BYTES != 0
        || bytes.length > MOST_DIMENSIONS * Float.BYTES) {
      throw new IllegalArgumentException("not a vector: %d bytes".formatted(bytes.length));
    }
    FloatBuffer numbers = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).asFloatBuffer();
    float[] values = new float[numbers.remaining()];
    numbers.get(values);
    return new Embedding(values);
  }

  /** The vector as text, for JSON. */
  @JsonValue
  public String text() {
    ByteBuffer bytes =
        ByteBuffer.allocate(values.length * Float.BYTES).order(ByteOrder.LITTLE_ENDIAN);
    bytes.asFloatBuffer().put(values);
    return Base64.getEncoder().encodeToString(bytes.array());
  }

  /** How many numbers it has. */
  public int dimensions() {
    return values.length;
  }

  /**
   * The dot product, which is the cosine of the angle between both: 1 for the same direction.
   *
   * @throws IllegalArgumentException when they are of different models
   */
  public double dot(Embedding other) {
    if (other.values.length != values.length) {
      throw new IllegalArgumentException(
          "vectors of %d and %d dimensions".formatted(values.length, other.values.length));
    }
    double sum = 0;
    for (int index = 0; index < values.length; index++) {
      sum += (double) values[index] * other.values[index];
    }
    return sum;
  }

  /** The Euclidean (L2) distance: 0 for equal ones, at most 2. */
  public double distance(Embedding other) {
    return Math.sqrt(Math.max(0, 2 - 2 * dot(other)));
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Embedding embedding && Arrays.equals(values, embedding.values);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(values);
  }

  @Override
  public String toString() {
    return "vector of %d dimensions".formatted(values.length);
  }
}
