package dev.assay.catalog.glossary;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class GlossaryTest {

  private static final Term REVENUE =
      new Term("revenue", List.of("turnover"), "", "SUM(amount)", List.of("orders"), "dbt");
  private static final Term NET =
      new Term("net_revenue", List.of(), "without refunds", "SUM(paid)", List.of(), "dbt");
  private static final Term ACTIVE =
      new Term("active customer", List.of(), "one who has ordered", "", List.of(), "glossary");
  private static final Glossary GLOSSARY = new Glossary(List.of(REVENUE, NET, ACTIVE));

  @Test
  void aTermIsFoundInAnyCaseInSingularAndPlural() {
    assertThat(GLOSSARY.in("How many Active Customers are there?")).containsExactly(ACTIVE);
  }

  @Test
  void aSynonymStandsForTheTerm() {
    assertThat(GLOSSARY.in("turnover by month")).containsExactly(REVENUE);
  }

  @Test
  void aTermWithinALongerOneIsNotMeant() {
    assertThat(GLOSSARY.in("What is the net revenue of 2024?")).containsExactly(NET);
  }

  @Test
  void aTermThatComesAgainByItselfIsMeantAsWell() {
    assertThat(GLOSSARY.in("net revenue against revenue")).containsExactly(NET, REVENUE);
  }

  @Test
  void wordsThatAreNotNextToEachOtherAreNoTerm() {
    assertThat(GLOSSARY.in("customers with an active contract")).isEmpty();
  }

  @Test
  void termsComeInTheOrderOfTheQuestion() {
    assertThat(GLOSSARY.in("active customers and their turnover")).containsExactly(ACTIVE, REVENUE);
  }

  @Test
  void evidenceSaysTermsByNameBehindWhatIsGiven() {
    assertThat(GLOSSARY.evidence("turnover of active customers", "a year is 2024", 10_000))
        .isEqualTo(
            """
            a year is 2024
            revenue (dbt): in SQL: SUM(amount); tables: orders
            active customer (glossary): one who has ordered""");
  }

  @Test
  void evidenceOfAQuestionWithoutTermsStaysAsItIsGiven() {
    assertThat(GLOSSARY.evidence("how many orders?", " as given ", 10_000)).isEqualTo(" as given ");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"turnovr by month", "netrevenue by month", "active custommers", "turn over"})
  void evidenceKnowsATermThatIsMisspeltOrWrittenTogether(String question) {
    assertThat(GLOSSARY.evidence(question, "", 10_000)).isNotEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"native customers", "actors", "reverse", "customers who are active", "2024"})
  void otherWordsAreNotLikeATerm(String question) {
    assertThat(GLOSSARY.evidence(question, "", 10_000)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "employee, employer",
    "employees, employers",
    "employer, employee",
    "contract, contacts",
    "contact, contract",
    "country, county",
    "county, countries",
    "quantity, quantify",
    "director, directory",
    "trainee, trainers",
    "residence, residents",
    "administrator, administration",
    "product, produce",
    "massage, messages",
    "customer, costumers",
    "open contract, open contacts",
    "conservation, conversation"
  })
  void aWordOfItsOwnIsNotATermMisspelt(String term, String asked) {
    assertThat(meant(term, "How many %s were there in 2024?".formatted(asked))).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "employer, emplyers",
    "employee, employeees",
    "contract, contrct",
    "contract, contracted",
    "country, countries",
    "country, countrys",
    "cancelled order, canceled orders",
    "organization, organisations",
    "favorite item, favourite items",
    "salesman, salesmen",
    "adviser, advisors",
    "vendor, venders",
    "judgment, judgements",
    "adapter, adaptors",
    "dependant, dependents",
    "practice, practises",
    "stimulus, stimuli",
    "hypothesis, hypotheses",
    "classified, classify",
    "subscription, subscribtion",
    "commitment, comittment",
    "transaction, transactoin",
    "net revenue, net revenu"
  })
  void aWordThatIsWrittenOtherwiseIsTheTermYet(String term, String asked) {
    assertThat(meant(term, "How many %s were there in 2024?".formatted(asked))).hasSize(1);
  }

  private static List<Term> meant(String term, String question) {
    return new Glossary(List.of(new Term(term, List.of(), "meaning", "", List.of(), "glossary")))
        .meantBy(question);
  }

  @Test
  void termsThatDoNotFitAreLeftOut() {
    String given = "x".repeat(9_990);

    assertThat(GLOSSARY.evidence("turnover", given, 10_000)).isEqualTo(given);
  }

  @Test
  void aTermThatSaysNothingIsRefused() {
    assertThatThrownBy(() -> new Term("revenue", List.of(), "", " ", List.of(), "dbt"))
        .hasMessage("the term 'revenue' has neither 'meaning' nor 'sql'");
  }
}
