package dev.assay.cli.suite;

import dev.assay.table.TableText;
import java.io.StringWriter;
import java.math.BigDecimal;
import java.util.List;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;

/** Results as JUnit's XML, which every CI reads. */
final class JUnitReport {

  private JUnitReport() {}

  static String of(List<SuiteResult> results) {
    StringWriter text = new StringWriter();
    try {
      XMLStreamWriter xml = XMLOutputFactory.newDefaultFactory().createXMLStreamWriter(text);
      xml.writeStartDocument("UTF-8", "1.0");
      xml.writeCharacters("\n");
      xml.writeStartElement("testsuite");
      xml.writeAttribute("name", "assay suite");
      xml.writeAttribute("tests", String.valueOf(results.size()));
      xml.writeAttribute("failures", String.valueOf(failures(results)));
      xml.writeAttribute("errors", "0");
      xml.writeAttribute("skipped", "0");
      xml.writeAttribute("time", seconds(results.stream().mapToLong(SuiteResult::millis).sum()));
      for (SuiteResult result : results) {
        write(result, xml);
      }
      xml.writeCharacters("\n");
      xml.writeEndElement();
      xml.writeCharacters("\n");
      xml.writeEndDocument();
      xml.close();
    } catch (XMLStreamException impossible) {
      throw new IllegalStateException(impossible);
    }
    return text.toString();
  }

  private static long failures(List<SuiteResult> results) {
    return results.stream().filter(result -> !result.outcome().passed()).count();
  }

  private static void write(SuiteResult result, XMLStreamWriter xml) throws XMLStreamException {
    xml.writeCharacters("\n  ");
    xml.writeStartElement("testcase");
    xml.writeAttribute("classname", TableText.oneLine(result.question().file().database()));
    xml.writeAttribute("name", TableText.oneLine(result.question().name()));
    xml.writeAttribute("time", seconds(result.millis()));
    if (!result.outcome().passed()) {
      List<String> problems = result.outcome().problems().stream().map(TableText::oneLine).toList();
      xml.writeStartElement("failure");
      xml.writeAttribute("message", problems.getFirst());
      xml.writeCharacters(
          TableText.oneLine(result.question().file().question())
              + "\n"
              + String.join("\n", problems));
      xml.writeEndElement();
    }
    xml.writeEndElement();
  }

  private static String seconds(long millis) {
    return BigDecimal.valueOf(millis, 3).toPlainString();
  }
}
