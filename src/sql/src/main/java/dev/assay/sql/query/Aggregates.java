package dev.assay.sql.query;

import java.util.Locale;
import java.util.Set;
import net.sf.jsqlparser.expression.Function;

/** Tells functions over many rows from those of one row. */
public final class Aggregates {

  /** Those of all engines: where an engine lacks one, it refuses the call by itself. */
  private static final Set<String> NAMES =
      Set.of(
          """
          any_value approx_count_distinct approx_distinct approx_most_frequent approx_percentile
          approx_quantile approx_quantiles approx_set approx_top_k approx_top_sum
          array_concat_agg array_union_agg bitand_agg bitor_agg bitxor_agg bitwise_and_agg
          bitwise_or_agg bitwise_xor_agg booland_agg boolor_agg boolxor_agg entropy
          favg fsum geometric_mean hash_agg histogram_numeric kahan_sum kurtosis_pop mad
          map_union multimap_agg numeric_histogram qdigest_agg reservoir_quantile set_agg
          skew tdigest_agg
          approx_top_count arbitrary arg_max arg_min array_agg array_unique_agg avg bit_and
          bit_or bit_xor bool_and bool_or checksum_agg collect_list collect_set corr count
          count_big count_if count_star countif covar_pop covar_samp every first group_concat
          histogram hll json_agg json_arrayagg json_group_array json_group_object
          json_object_agg json_objectagg jsonb_agg jsonb_group_array jsonb_group_object
          jsonb_object_agg kurtosis last list listagg logical_and logical_or map_agg max max_by
          median min min_by mode object_agg percentile percentile_approx percentile_cont
          percentile_disc product quantile quantile_cont quantile_disc range_agg regr_avgx
          regr_avgy regr_count regr_intercept regr_r2 regr_slope regr_sxx regr_sxy regr_syy
          skewness stats_mode std stddev stddev_pop stddev_samp stdev stdevp string_agg sum
          total var var_pop var_samp variance variance_pop variance_samp varp wm_concat xmlagg
          """
              .toUpperCase(Locale.ROOT)
              .split("\\s+"));

  /** Redshift's {@code APPROXIMATE COUNT(DISTINCT …)}, which the parser reads as one name. */
  private static final String ROUGHLY = "APPROXIMATE ";

  private Aggregates() {}

  /** Whether a function of that name is one over many rows. */
  public static boolean isAggregate(String name) {
    String upper = name.toUpperCase(Locale.ROOT);
    return NAMES.contains(upper.startsWith(ROUGHLY) ? upper.substring(ROUGHLY.length()) : upper);
  }

  /** The same of a call: {@code min(a, b)} is the lesser of two values of a row. */
  public static boolean isAggregate(Function function) {
    return isAggregate(function.getName())
        && (function.getParameters() == null
            || function.getParameters().size() == 1
            || takesMore(function));
  }

  private static boolean takesMore(Function function) {
    String name = function.getName().toUpperCase(Locale.ROOT);
    return !name.equals("MIN") && !name.equals("MAX");
  }
}
