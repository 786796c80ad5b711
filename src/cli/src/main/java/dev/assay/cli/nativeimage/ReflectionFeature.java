package dev.assay.cli.nativeimage;

import org.graalvm.nativeimage.hosted.Feature;
import org.graalvm.nativeimage.hosted.RuntimeReflection;

/** Tells the builder of a native image which types are looked into by reflection. */
public final class ReflectionFeature implements Feature {

  @Override
  public void beforeAnalysis(BeforeAnalysisAccess access) {
    ClassLoader loader = access.getApplicationClassLoader();
    new ReflectiveTypes(loader)
        .in(access.getApplicationClassPath())
        .forEach(ReflectionFeature::register);
  }

  private static void register(Class<?> type) {
    RuntimeReflection.register(type);
    RuntimeReflection.register(type.getDeclaredConstructors());
    RuntimeReflection.register(type.getDeclaredMethods());
    RuntimeReflection.register(type.getDeclaredFields());
    RuntimeReflection.registerAllDeclaredConstructors(type);
    RuntimeReflection.registerAllDeclaredMethods(type);
    RuntimeReflection.registerAllDeclaredFields(type);
    if (type.isRecord()) {
      RuntimeReflection.registerAllRecordComponents(type);
    }
  }
}
