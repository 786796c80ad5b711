package dev.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.cli.nativeimage.ReflectiveTypes;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgGroupSpec;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;

/** A native image lets picocli look into what its builder was told of, and nothing else. */
class NativeCommandsTest {

  @Test
  void allThatPicocliLooksIntoIsFoundForTheImage() throws Exception {
    Set<Class<?>> looked = new HashSet<>();
    CommandLine assay = AssayCommand.over(new CommandLineHarness().context());
    addCommand(assay, looked);

    assertThat(looked).hasSizeGreaterThan(40).contains(AssayCommand.class);
    assertThat(new ReflectiveTypes(getClass().getClassLoader()).in(List.of(classes())))
        .containsAll(looked);
  }

  private static void addCommand(CommandLine line, Set<Class<?>> found) {
    CommandSpec spec = line.getCommandSpec();
    add(spec.userObject(), found);
    add(spec.versionProvider(), found);
    spec.mixins().values().forEach(mixin -> add(mixin.userObject(), found));
    spec.argGroups().forEach(group -> addGroup(group, found));
    spec.args().forEach(argument -> addArgument(argument, found));
    line.getSubcommands().values().forEach(each -> addCommand(each, found));
  }

  private static void addGroup(ArgGroupSpec group, Set<Class<?>> found) {
    found.add(group.typeInfo().getType());
    group.subgroups().forEach(each -> addGroup(each, found));
  }

  private static void addArgument(ArgSpec argument, Set<Class<?>> found) {
    Stream.of(argument.converters()).forEach(converter -> add(converter, found));
    add(argument.completionCandidates(), found);
    found.addAll(Stream.of(argument.auxiliaryTypes()).filter(NativeCommandsTest::isOurs).toList());
  }

  private static void add(Object used, Set<Class<?>> found) {
    Stream.ofNullable(used)
        .map(Object::getClass)
        .filter(NativeCommandsTest::isOurs)
        .forEach(found::add);
  }

  private static boolean isOurs(Class<?> type) {
    return type.getName().startsWith("dev.assay.cli.") && !type.isHidden();
  }

  private static Path classes() throws Exception {
    return Path.of(
        Objects.requireNonNull(AssayCommand.class.getProtectionDomain().getCodeSource())
            .getLocation()
            .toURI());
  }
}
