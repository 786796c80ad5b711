package dev.assay.statemachine;

import com.dashjoin.jsonata.Jsonata;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ThreadLocalRandom;
import org.jspecify.annotations.Nullable;

/**
 * The functions that Step Functions adds to JSONata: {@code $partition}, {@code $range}, {@code
 * $hash}, {@code $random}, {@code $uuid}, {@code $parse}. With an undefined argument they are
 * undefined, as JSONata's own are.
 */
final class JsonataFunctions {
  private static final int MAX_RANGE = 1_000;
  private static final Set<String> ALGORITHMS =
      Set.of("MD5", "SHA-1", "SHA-256", "SHA-384", "SHA-512");
  private static final JsonMapper JSON =
      JsonMapper.builder().enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS).build();

  /** The functions by name. */
  static final Map<String, Jsonata.JFunctionCallable> ALL =
      Map.of(
          "partition", (input, args) -> partition(args),
          "range", (input, args) -> range(args),
          "hash", (input, args) -> hash(args),
          "random", (input, args) -> random(args),
          "uuid", (input, args) -> uuid(args),
          "parse", (input, args) -> parse(args));

  private JsonataFunctions() {}

  /** {@code $partition(array, size)}: the array in chunks of that size, the last one maybe less. */
  private static @Nullable Object partition(List<?> args) {
    arity("partition(array, size)", args, 2, 2);
    if (args.get(0) == null || args.get(1) == null) {
      return null;
    }
    List<?> items = args.get(0) instanceof List<?> list ? list : List.of(args.get(0));
    long size = integer("size", args.get(1));
    if (size < 1) {
      throw new IllegalArgumentException("$partition: size must be at least 1, not " + size);
    }
    List<Object> chunks = new ArrayList<>();
    for (int from = 0; from < items.size(); from += (int) Math.min(size, items.size())) {
      int to = (int) Math.min(items.size(), from + size);
      chunks.add(new ArrayList<>(items.subList(from, to)));
    }
    return chunks;
  }

  /** {@code $range(first, last, step)}: both ends included, at most 1000 numbers. */
  private static @Nullable Object range(List<?> args) {
    arity("range(first, last, step)", args, 3, 3);
    if (args.contains(null)) {
      return null;
    }
    long first = integer("first", args.get(0));
    long last = integer("last", args.get(1));
    long step = integer("step", args.get(2));
    if (step == 0) {
      throw new IllegalArgumentException("$range: step must not be 0");
    }
    List<Object> numbers = new ArrayList<>();
    for (long n = first; step > 0 ? n <= last : n >= last; n += step) {
      if (numbers.size() == MAX_RANGE) {
        throw new IllegalArgumentException("$range: more than " + MAX_RANGE + " numbers");
      }
      numbers.add(n == (int) n ? (Object) (int) n : (Object) n);
    }
    return numbers;
  }

  /** {@code $hash(text, algorithm)}: lower-case hexadecimal digits. */
  private static @Nullable Object hash(List<?> args) throws NoSuchAlgorithmException {
    arity("hash(text, algorithm)", args, 2, 2);
    Object text = args.get(0);
    if (text == null) {
      return null;
    }
    Object algorithm = args.get(1);
    if (!(algorithm instanceof String name) || !ALGORITHMS.contains(name)) {
      throw new IllegalArgumentException(
          "$hash: the algorithm must be MD5, SHA-1, SHA-256, SHA-384 or SHA-512, not " + algorithm);
    }
    String plain = text instanceof String s ? s : JsonataValues.toJson(text).toString();
    byte[] digest = MessageDigest.getInstance(name).digest(plain.getBytes(StandardCharsets.UTF_8));
    return HexFormat.of().formatHex(digest);
  }

  /** {@code $random()} or, repeatable, {@code $random(seed)}: at least 0, less than 1. */
  private static Object random(List<?> args) {
    arity("random(seed)", args, 0, 1);
    return args.isEmpty() || args.getFirst() == null
        ? ThreadLocalRandom.current().nextDouble()
        : new Random(integer("seed", args.getFirst())).nextDouble();
  }

  private static Object uuid(List<?> args) {
    arity("uuid()", args, 0, 0);
    return UUID.randomUUID().toString();
  }

  /** {@code $parse(text)}: the value of a JSON text. */
  private static @Nullable Object parse(List<?> args) {
    arity("parse(text)", args, 1, 1);
    if (args.getFirst() == null) {
      return null;
    }
    if (!(args.getFirst() instanceof String text)) {
      throw new IllegalArgumentException("$parse: the argument must be a string");
    }
    try {
      return JsonataValues.toJava(JSON.readTree(text));
    } catch (JsonProcessingException e) {
      throw new IllegalArgumentException("$parse: not JSON: " + e.getOriginalMessage(), e);
    }
  }

  private static void arity(String usage, List<?> args, int min, int max) {
    if (args.size() < min || args.size() > max) {
      throw new IllegalArgumentException(
          "called with " + args.size() + " arguments; its form is $" + usage);
    }
  }

  private static long integer(String name, Object value) {
    if (value instanceof Number number && number.doubleValue() == Math.rint(number.doubleValue())) {
      return number.longValue();
    }
    throw new IllegalArgumentException(name + " must be an integer, not " + value);
  }
}
