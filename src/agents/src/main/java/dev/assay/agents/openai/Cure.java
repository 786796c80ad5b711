package dev.assay.agents.openai;

import dev.assay.agents.model.SystemRole;
import dev.assay.agents.model.TokenLimit;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a refusal that the server explains asks for: another form of the same request, and the
 * setting that says so once and for all.
 *
 * @param form the form to try
 * @param setting with its value, as it is configured
 * @param lasting whether later requests need it, too
 */
record Cure(WireForm form, String setting, boolean lasting) {

  /** Less is no answer. */
  static final int LEAST_ANSWER = 256;

  private static final Pattern REFUSED =
      Pattern.compile(
          "unsupported|not support|n't support|unrecogni[sz]ed|not permitted|not allowed|unknown"
              + "|unexpected|extra (?:inputs|fields|field)|invalid|deprecated|not available"
              + "|only the default|incompatible|not enabled|does not exist|not accept|is not one of"
              + "|must be one of|should not be|no longer|remove ");
  private static final Pattern OTHER_TEMPERATURE =
      Pattern.compile(
          "temperature.{0,40}(?:must be|may only be|has to be|minimum|at least|greater than)");
  private static final Pattern ROLE =
      Pattern.compile(
          "invalid value: ['\"`](?:system|developer)['\"`]|role\\b.{0,60}\\b(?:system|developer)\\b"
              + "|(?:system|developer)['\"`]?.{0,20}\\b(?:role|message|prompt|instruction)");

  /** Chat templates name the roles that they know, which ours is not among. */
  private static final Pattern OTHER_ROLES =
      Pattern.compile(
          "only (?:the )?['\"`]?user\\b.{0,60}\\broles? (?:is|are) (?:supported|allowed)");

  private static final Pattern STREAM_WANTED =
      Pattern.compile(
          "only supports? stream|streaming? (?:mode )?(?:is )?(?:required|only)|must be (?:set to true|true|stream)"
              + "|enable (?:the )?stream|stream=true|stream to (?:be )?true|requires? streaming"
              + "|non-stream\\w* (?:is |are )?(?:not supported|unsupported)");
  private static final Pattern WINDOW =
      Pattern.compile(
          "(?:context (?:length|window|size)|maximum (?:input|sequence) length|n_ctx|max_model_len|model length|max_new_tokens\\W{1,3}must be)"
              + "[^\\d]{0,40}(\\d[\\d,]{2,9})");
  private static final Pattern PROMPT =
      Pattern.compile(
          "(\\d[\\d,]{0,9})\\s*(?:tokens\\s*)?(?:in|from|of) the (?:messages|prompt|input)"
              + "|(?:request has|prompt contains|prompt is|input of|inputs?:|prompt length of|contains at least|given:)"
              + "\\s*(\\d[\\d,]{0,9})");

  /** Prompt and answer, and the window that they exceed. */
  private static final Pattern SUM =
      Pattern.compile("(\\d[\\d,]{0,8}) \\+ (\\d[\\d,]{0,8}) > (\\d[\\d,]{2,8})");

  private static final Pattern MOST =
      Pattern.compile(
          "(?:at most|less than or equal to|<=|up to|maximum (?:value )?(?:is|of)|range (?:of (?:`?max\\w*`? )?)?(?:is |should be |must be )?\\[\\d+,|\\d+ >|between \\d+ and|cannot exceed|not exceed|max(?:imum)? allowed(?: is)?:?)"
              + "\\s*[`'\"]?(\\d[\\d,]{1,9})");

  /** The cure of a refusal, if its words name one that has not been tried. */
  static Optional<Cure> of(String words, WireForm now) {
    String said = words.toLowerCase(Locale.ROOT);
    return stream(said, now)
        .or(() -> tokens(said, now))
        .or(() -> named(said, now))
        .or(() -> role(said, now))
        .filter(cure -> !cure.form().equals(now));
  }

  private static Optional<Cure> stream(String said, WireForm now) {
    if (said.contains("stream_options") && now.stream() && refused(said)) {
      return cure(now.withStream(true, false), "stream=true");
    }
    if (said.contains("enable_thinking") && said.contains("false")) {
      return cure(now.with("enable_thinking", false), "body={\"enable_thinking\": false}");
    }
    if (!now.stream() && said.contains("stream") && STREAM_WANTED.matcher(said).find()) {
      return cure(now.withStream(true, true), "stream=true");
    }
    boolean unwanted = now.stream() && said.contains("stream") && refused(said);
    return unwanted ? cure(now.withStream(false, true), "stream=false") : Optional.empty();
  }

  /** How many tokens an answer may have, and under which name that is said. */
  private static Optional<Cure> tokens(String said, WireForm now) {
    Matcher sum = SUM.matcher(said);
    boolean added = sum.find();
    OptionalInt window = added ? parsed(sum.group(3)) : number(WINDOW, said);
    OptionalInt prompt = added ? parsed(sum.group(1)) : number(PROMPT, said);
    if (window.isPresent() && prompt.isPresent()) {
      int left = window.getAsInt() - prompt.getAsInt() - 1;
      boolean helps = left >= LEAST_ANSWER && left < now.maxTokens();
      return helps
          ? Optional.of(new Cure(now.withMaxTokens(left), "max-tokens=" + left, false))
          : Optional.empty();
    }
    if (!said.contains("max_tokens") && !said.contains("max_completion_tokens")) {
      return Optional.empty();
    }
    OptionalInt most = number(MOST, said);
    if (most.isPresent() && most.getAsInt() < now.maxTokens() && most.getAsInt() >= LEAST_ANSWER) {
      return cure(now.withMaxTokens(most.getAsInt()), "max-tokens=" + most.getAsInt());
    }
    if (!refused(said)) {
      return Optional.empty();
    }
    TokenLimit other =
        switch (now.tokenLimit()) {
          case MAX_TOKENS ->
              said.contains("max_completion_tokens")
                  ? TokenLimit.MAX_COMPLETION_TOKENS
                  : TokenLimit.NONE;
          case MAX_COMPLETION_TOKENS ->
              said.contains("max_completion_tokens") ? TokenLimit.MAX_TOKENS : TokenLimit.NONE;
          case NONE -> TokenLimit.NONE;
        };
    return cure(now.withTokenLimit(other), "max-tokens-parameter=" + other.parameter());
  }

  private static Optional<Cure> named(String said, WireForm now) {
    boolean temperature =
        said.contains("temperature") && refused(said) || OTHER_TEMPERATURE.matcher(said).find();
    if (temperature && now.sendTemperature()) {
      return cure(now.withoutTemperature(), "send-temperature=false");
    }
    if (!refused(said)) {
      return Optional.empty();
    }
    boolean effort = said.contains("reasoning_effort") || said.contains("reasoning effort");
    return effort && now.reasoningEffort().isPresent()
        ? cure(now.withoutReasoningEffort(), "reasoning-effort=")
        : Optional.empty();
  }

  private static Optional<Cure> role(String said, WireForm now) {
    boolean alternate = said.contains("roles must alternate") || OTHER_ROLES.matcher(said).find();
    boolean system = ROLE.matcher(said).find();
    if (!alternate && !(system && refused(said))) {
      return Optional.empty();
    }
    boolean wantsDeveloper =
        now.systemRole() == SystemRole.SYSTEM
            && Pattern.compile("use ['\"`]?developer|['\"`]developer['\"`]").matcher(said).find();
    boolean wantsSystem =
        now.systemRole() == SystemRole.DEVELOPER && !alternate && said.contains("system");
    SystemRole other =
        wantsDeveloper ? SystemRole.DEVELOPER : wantsSystem ? SystemRole.SYSTEM : SystemRole.NONE;
    return cure(now.withSystemRole(other), "system-role=" + other.value());
  }

  private static boolean refused(String said) {
    return REFUSED.matcher(said).find();
  }

  private static OptionalInt number(Pattern pattern, String said) {
    Matcher matcher = pattern.matcher(said);
    if (!matcher.find()) {
      return OptionalInt.empty();
    }
    for (int group = 1; group <= matcher.groupCount(); group++) {
      if (matcher.group(group) != null) {
        return parsed(matcher.group(group));
      }
    }
    return OptionalInt.empty();
  }

  private static OptionalInt parsed(String digits) {
    return OptionalInt.of(Integer.parseInt(digits.replace(",", "")));
  }

  private static Optional<Cure> cure(WireForm form, String setting) {
    return Optional.of(new Cure(form, setting, true));
  }
}
