package io.streamform.sim.check;

import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;

/**
 * Writes results as JUnit XML, a file per test file, {@code TEST-tests.metrics.yml.xml}. All times are 0: a result is a
 * function of its input.
 */
public final class JUnitXml {

    private JUnitXml() {}

    /** Writes the files into {@code directory}, which is made if need be. */
    public static void write(TestRunResult result, Path directory) throws IOException {
        Files.createDirectories(directory);
        for (TestRunResult.FileResult file : result.files()) {
            Path target = directory.resolve("TEST-" + suiteName(file) + ".xml");
            try (Writer out = Files.newBufferedWriter(target, StandardCharsets.UTF_8)) {
                XMLStreamWriter xml = XMLOutputFactory.newDefaultFactory().createXMLStreamWriter(out);
                write(file, xml);
                xml.close();
            } catch (XMLStreamException e) {
                throw new IOException(e);
            }
        }
    }

    private static String suiteName(TestRunResult.FileResult file) {
        return file.path().replaceAll("[^A-Za-z0-9_.-]+", ".").replaceAll("^\\.+", "");
    }

    private static void write(TestRunResult.FileResult file, XMLStreamWriter xml) throws XMLStreamException {
        long failures = file.tests().stream().filter(test -> !test.passed()).count();
        xml.writeStartDocument("UTF-8", "1.0");
        xml.writeStartElement("testsuite");
        xml.writeAttribute("name", suiteName(file));
        xml.writeAttribute("tests", Integer.toString(file.tests().size()));
        xml.writeAttribute("failures", Long.toString(failures));
        xml.writeAttribute("errors", "0");
        xml.writeAttribute("skipped", "0");
        xml.writeAttribute("time", "0");
        for (TestRunResult.TestResult test : file.tests()) {
            xml.writeStartElement("testcase");
            xml.writeAttribute("name", valid(test.name()));
            xml.writeAttribute("classname", suiteName(file));
            xml.writeAttribute("time", "0");
            if (!test.passed()) {
                xml.writeStartElement("failure");
                xml.writeAttribute("message", valid(test.summary()));
                xml.writeCharacters(valid(test.failure()));
                xml.writeEndElement();
            }
            xml.writeEndElement();
        }
        xml.writeEndElement();
        xml.writeEndDocument();
    }

    /** The text without characters that XML 1.0 cannot hold. */
    private static String valid(String text) {
        return text.codePoints()
                .map(c -> c == '\t'
                                || c == '\n'
                                || c == '\r'
                                || (c >= 0x20 && c < 0xD800)
                                || (c >= 0xE000 && c < 0xFFFE)
                                || c >= 0x10000
                        ? c
                        : '?')
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
    }
}
