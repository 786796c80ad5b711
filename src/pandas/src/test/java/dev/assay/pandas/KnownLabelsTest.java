package dev.assay.pandas;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The KeyError of a label tells people which labels there are; programs see pandas' own text. */
class KnownLabelsTest {

  private static final String DATA =
      """
      import pandas as pd
      a = pd.DataFrame({'k': ['x', 'y', 'z'], 'value': [1, 2, 3]})
      b = pd.DataFrame({'k': ['x', 'y', 'z'], 'w': [3, 4, 5]})
      """;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "a.merge(b, on='Nope')|'Nope'; columns: k, w",
        "a.merge(b, left_on='valeu', right_on='k')|'valeu'. Did you mean 'value'?; columns: k,"
            + " value",
        "a.groupby('Nope').sum()|'Nope'; columns: k, value",
        "a.groupby('k')['Nope'].sum()|'Column not found: Nope'; columns: k, value",
        "a.groupby('k').agg({'Nope': 'sum'})|\"Column(s) ['Nope'] do not exist\"; columns: k,"
            + " value",
        "a.sort_values('Nope')|'Nope'; columns: k, value",
        "a.set_index('Nope')|\"None of ['Nope'] are in the columns\"; columns: k, value",
        "a.drop_duplicates('Nope')|Index(['Nope'], dtype='object'); columns: k, value",
        "a.dropna(subset=['Nope'])|['Nope']; columns: k, value",
        "a.pivot(index='k', columns='Nope')|'Nope'; columns: k, value",
        "a.pivot_table(index='k', values='Nope')|'Nope'; columns: k, value",
        "a.melt(id_vars='Nope', value_name='v')|\"The following id_vars or value_vars are not"
            + " present in the DataFrame: ['Nope']\"; columns: k, value",
        "a.drop(columns='valu')|\"['valu'] not found in axis\". Did you mean 'value'?; there are:"
            + " k, value",
        "a.rename(columns={'Nope': 'x'}, errors='raise')|\"['Nope'] not found in axis\"; there"
            + " are: k, value",
        "pd.get_dummies(a, columns=['k', 'Nope'])|\"['Nope'] not in index\"; columns: k, value",
        "a.loc[:, 'Nope']|'Nope'; there are: k, value",
        "a.loc[7]|7; there are: 0, 1, 2",
        "a.set_index(['k', 'value']).droplevel('Nope')|'Level Nope not found'; levels: k, value",
      })
  void anUnknownLabelNamesTheKnownOnes(String expression, String message) {
    assertThatThrownBy(() -> run("result = " + expression))
        .isInstanceOf(PandasException.class)
        .hasMessage(message)
        .extracting("type")
        .isEqualTo("KeyError");
  }

  @Test
  void aProgramSeesNothingOfIt() {
    String code =
        """
        try:
            a.merge(b, on='Nope')
        except KeyError as error:
            print(str(error), error.args)
        """;

    assertThat(run(code).printed()).isEqualTo("'Nope' ('Nope',)\n");
  }

  private static Evaluation run(String code) {
    return new Interpreter()
        .evaluate(
            List.of(Program.parse("test code", DATA + code)), Map.of(), UnhurriedLimits.DEFAULT);
  }
}
