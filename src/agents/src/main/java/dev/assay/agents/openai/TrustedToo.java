package dev.assay.agents.openai;

import io.quarkus.tls.TlsConfiguration;
import io.vertx.core.net.KeyCertOptions;
import io.vertx.core.net.SSLOptions;
import io.vertx.core.net.TrustOptions;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.security.cert.Certificate;
import java.security.cert.CertificateFactory;
import java.security.cert.X509Certificate;
import java.util.Collection;
import java.util.Optional;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManager;
import javax.net.ssl.TrustManagerFactory;
import javax.net.ssl.X509TrustManager;
import org.jspecify.annotations.Nullable;

/** Trusts what Java trusts, and the certificates of a PEM file. */
final class TrustedToo implements TlsConfiguration {

  private final KeyStore trusted;
  private final TrustManagerFactory managers;

  /**
   * Reads the file.
   *
   * @param setting that names it, for messages
   * @throws IllegalArgumentException when it holds no certificates
   */
  TrustedToo(String setting, String file) {
    try (InputStream pem = Files.newInputStream(Path.of(file))) {
      Collection<? extends Certificate> added =
          CertificateFactory.getInstance("X.509").generateCertificates(pem);
      if (added.isEmpty()) {
        throw new IllegalArgumentException(
            "%s: %s holds no certificates: name a PEM file".formatted(setting, file));
      }
      this.trusted = KeyStore.getInstance(KeyStore.getDefaultType());
      trusted.load(null, null);
      int number = 0;
      for (X509Certificate each : ofJava()) {
        trusted.setCertificateEntry("java-" + number++, each);
      }
      for (Certificate each : added) {
        trusted.setCertificateEntry("added-" + number++, each);
      }
      this.managers = factory(trusted);
    } catch (IOException | GeneralSecurityException unreadable) {
      throw new IllegalArgumentException(
          "%s: cannot read certificates from %s: name a PEM file".formatted(setting, file),
          unreadable);
    }
  }

  private static X509Certificate[] ofJava() throws GeneralSecurityException {
    for (TrustManager manager : factory(null).getTrustManagers()) {
      if (manager instanceof X509TrustManager x509) {
        return x509.getAcceptedIssuers();
      }
    }
    return new X509Certificate[0];
  }

  private static TrustManagerFactory factory(@Nullable KeyStore store)
      throws GeneralSecurityException {
    TrustManagerFactory factory =
        TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
    factory.init(store);
    return factory;
  }

  @Override
  public @Nullable KeyStore getKeyStore() {
    return null;
  }

  @Override
  public @Nullable KeyCertOptions getKeyStoreOptions() {
    return null;
  }

  @Override
  public KeyStore getTrustStore() {
    return trusted;
  }

  @Override
  public TrustOptions getTrustStoreOptions() {
    return TrustOptions.wrap(trustManager());
  }

  private TrustManager trustManager() {
    return managers.getTrustManagers()[0];
  }

  @Override
  public SSLOptions getSSLOptions() {
    return new SSLOptions().setTrustOptions(getTrustStoreOptions());
  }

  @Override
  public SSLContext createSSLContext() throws GeneralSecurityException {
    SSLContext context = SSLContext.getInstance("TLS");
    context.init(null, managers.getTrustManagers(), null);
    return context;
  }

  @Override
  public boolean isTrustAll() {
    return false;
  }

  @Override
  public Optional<String> getHostnameVerificationAlgorithm() {
    return Optional.of("HTTPS");
  }

  @Override
  public boolean usesSni() {
    return false;
  }

  @Override
  public boolean reload() {
    return false;
  }
}
