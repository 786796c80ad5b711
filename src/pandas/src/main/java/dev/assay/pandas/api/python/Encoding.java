package dev.assay.pandas.api.python;

import dev.assay.pandas.eval.Args;
import dev.assay.pandas.value.Budget;
import dev.assay.pandas.value.Bytes;
import dev.assay.pandas.value.LetterCase;
import dev.assay.pandas.value.PythonError;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;

/**
 * {@code encode} and {@code decode} between text and bytes, as programs use them to be rid of
 * accents.
 *
 * @param name how messages call it
 * @param unknown what becomes of text or bytes that it has not: an error, or nothing
 */
public record Encoding(String name, Charset charset, CodingErrorAction unknown) {

  public static final String NOTATION = "encoding='utf-8', errors='strict'";

  /** The encoding that a call names. */
  public static Encoding of(Args args) {
    String name = LetterCase.lower(args.string("encoding")).replace('_', '-');
    CodingErrorAction unknown =
        switch (args.string("errors")) {
          case "strict" -> CodingErrorAction.REPORT;
          case "ignore" -> CodingErrorAction.IGNORE;
          case String other ->
              throw PythonError.unsupported("errors='" + other + "'", "use 'strict' or 'ignore'");
        };
    return switch (name) {
      case "utf-8", "utf8" -> new Encoding("utf-8", StandardCharsets.UTF_8, unknown);
      case "ascii", "us-ascii" -> new Encoding("ascii", StandardCharsets.US_ASCII, unknown);
      case "latin-1", "latin1", "iso-8859-1" ->
          new Encoding("latin-1", StandardCharsets.ISO_8859_1, unknown);
      default ->
          throw PythonError.unsupported(
              "the encoding '" + name + "'", "use 'utf-8', 'ascii' or 'latin-1'");
    };
  }

  /** The bytes of a text; a UnicodeEncodeError for what has none. */
  public Bytes encode(String text, Budget budget) {
    budget.text(2L * text.length());
    CharBuffer characters = CharBuffer.wrap(text);
    try {
      ByteBuffer bytes =
          charset
              .newEncoder()
              .onMalformedInput(unknown)
              .onUnmappableCharacter(unknown)
              .encode(characters);
      return new Bytes(HexFormat.of().formatHex(bytes.array(), 0, bytes.limit()));
    } catch (CharacterCodingException _) {
      throw new PythonError(
          "UnicodeEncodeError",
          "'%s' codec can't encode character '%s'"
              .formatted(name, Character.toString(Character.codePointAt(characters, 0))));
    }
  }

  /** The text of bytes; a UnicodeDecodeError for those that are none. */
  public String decode(Bytes encoded) {
    ByteBuffer bytes = ByteBuffer.wrap(HexFormat.of().parseHex(encoded.hex()));
    try {
      return charset
          .newDecoder()
          .onMalformedInput(unknown)
          .onUnmappableCharacter(unknown)
          .decode(bytes)
          .toString();
    } catch (CharacterCodingException _) {
      throw new PythonError(
          "UnicodeDecodeError", "'%s' codec can't decode %s".formatted(name, encoded.repr()));
    }
  }
}
