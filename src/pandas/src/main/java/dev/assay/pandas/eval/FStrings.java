package dev.assay.pandas.eval;

import dev.assay.pandas.syntax.Expression;
import dev.assay.pandas.value.TextBuilder;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Evaluates f-strings. */
final class FStrings {

  private final Evaluator evaluator;
  private final Context context;

  FStrings(Evaluator evaluator) {
    this.evaluator = evaluator;
    this.context = evaluator.context();
  }

  String text(List<Expression.FPart> parts, @Nullable Activation locals) {
    TextBuilder out = new TextBuilder();
    for (Expression.FPart part : parts) {
      switch (part) {
        case Expression.FPart.Chars chars -> out.append(chars.text());
        case Expression.FPart.Field field -> append(out, field, locals);
      }
      context.budget().partOfText(out.length());
    }
    context.budget().text(out.length());
    return out.toString();
  }

  private void append(TextBuilder out, Expression.FPart.Field field, @Nullable Activation locals) {
    Object value = evaluator.eval(field.value(), locals);
    String spec = text(field.spec(), locals);
    boolean bare = field.conversion() == ' ' && !field.debug().isEmpty() && spec.isEmpty();
    Object converted = Format.convert(context, value, bare ? 'r' : field.conversion());
    out.append(field.debug()).append(context.format(converted, spec));
  }
}
