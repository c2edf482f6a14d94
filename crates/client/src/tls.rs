//! A server's address, and its TLS settings if the address begins with `https`.

use std::sync::Arc;

use hyper::Uri;
use rustls::{ClientConfig, RootCertStore};

use crate::error::ClientError;

/// A server's address.
#[derive(Clone, Debug)]
pub(crate) struct Address {
    /// The host with its port.
    authority: String,
    /// The trusted certificates; `None` for an unencrypted connection.
    tls: Option<Arc<ClientConfig>>,
}

impl Address {
    /// Parses `http://host:port` or `https://host:port`. With TLS we trust what this machine
    /// trusts.
    pub(crate) fn read(url: &str) -> Result<Self, ClientError> {
        let bad = |why: &str| ClientError::Address(format!("{url}: {why}"));
        let uri: Uri = url.parse().map_err(|error| bad(&format!("{error}")))?;
        let (port, tls) = match uri.scheme_str() {
            Some("http") => (80, None),
            Some("https") => (443, Some(trusting(&system_roots()))),
            _ => return Err(bad("it must begin with http:// or https://")),
        };
        if !matches!(uri.path(), "" | "/") || uri.query().is_some() {
            return Err(bad("it must end with the host and its port"));
        }
        let host = uri.host().filter(|host| !host.is_empty()).ok_or_else(|| bad("no host"))?;
        Ok(Self { authority: format!("{host}:{}", uri.port_u16().unwrap_or(port)), tls })
    }

    pub(crate) fn authority(&self) -> &str {
        &self.authority
    }

    pub(crate) fn tls(&self) -> Option<Arc<ClientConfig>> {
        self.tls.clone()
    }

    /// The URL of a path there, for `http` or `ws`.
    pub(crate) fn url(&self, scheme: &str, path: &str) -> String {
        let secure = if self.tls.is_some() { "s" } else { "" };
        format!("{scheme}{secure}://{}{path}", self.authority)
    }

    /// The same address, with only these trusted certificates.
    #[cfg(test)]
    pub(crate) fn trusting(mut self, roots: &RootCertStore) -> Self {
        self.tls = Some(trusting(roots));
        self
    }
}

/// The certificates that this machine trusts: a club may have its own authority.
fn system_roots() -> RootCertStore {
    let mut roots = RootCertStore::empty();
    // Unreadable certificates are skipped; a distrusted server is reported when it is used.
    roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
    roots
}

pub(crate) fn trusting(roots: &RootCertStore) -> Arc<ClientConfig> {
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let config = ClientConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .expect("ring speaks all of them")
        .with_root_certificates(roots.clone())
        .with_no_client_auth();
    Arc::new(config)
}

#[cfg(test)]
mod tests {
    use rustls::ServerConfig;
    use rustls::pki_types::{CertificateDer, PrivateKeyDer, PrivatePkcs8KeyDer};
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
    use tokio::net::TcpListener;
    use tokio_rustls::TlsAcceptor;

    use super::*;
    use crate::error::Distrust;
    use crate::site::Site;

    /// A server with a certificate for this name that answers every request with `ok`, and its
    /// address as seen by a client that trusts the certificate, and by any other.
    async fn server(name: &str) -> (Site, Site) {
        let made = rcgen::generate_simple_self_signed([name.to_owned()]).expect("a certificate");
        let certificate: CertificateDer<'static> = made.cert.der().clone();
        let key = PrivateKeyDer::Pkcs8(PrivatePkcs8KeyDer::from(made.signing_key.serialize_der()));
        let provider = Arc::new(rustls::crypto::ring::default_provider());
        let config = ServerConfig::builder_with_provider(provider)
            .with_safe_default_protocol_versions()
            .expect("versions")
            .with_no_client_auth()
            .with_single_cert(vec![certificate.clone()], key)
            .expect("a key that fits");
        let acceptor = TlsAcceptor::from(Arc::new(config));
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let port = listener.local_addr().expect("an address").port();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                // A client that does not trust the certificate hangs up.
                let Ok(mut line) = acceptor.accept(stream).await else { continue };
                let mut request = [0; 1024];
                let _ = line.read(&mut request).await;
                let answer = b"HTTP/1.1 200 OK\r\ncontent-length: 2\r\nconnection: close\r\n\r\nok";
                let _ = line.write_all(answer).await;
                let _ = line.shutdown().await;
            }
        });
        let mut roots = RootCertStore::empty();
        roots.add(certificate).expect("a root");
        let address = Address::read(&format!("https://localhost:{port}")).expect("an address");
        (Site::at(address.clone().trusting(&roots), None), Site::at(address, None))
    }

    #[tokio::test]
    async fn a_server_proves_itself_by_its_certificate() {
        let (trusted, unknown) = server("localhost").await;
        assert_eq!(trusted.get("/api/health", None).await.as_deref(), Ok("ok"));
        let distrust = ClientError::Certificate(Distrust::Issuer);
        assert_eq!(unknown.get("/api/health", None).await, Err(distrust.clone()));
        assert_eq!(unknown.dial(None).await.map(|_| ()), Err(distrust));
        // The answer is not a WebSocket, but it came over a trusted connection.
        let refused = trusted.dial(None).await.map(|_| ());
        assert!(matches!(refused, Err(ClientError::Refused { status: 200, .. })), "{refused:?}");
    }

    #[tokio::test]
    async fn a_certificate_for_another_name_is_not_trusted() {
        let (trusted, _) = server("elsewhere.example").await;
        let distrust = ClientError::Certificate(Distrust::Name);
        assert_eq!(trusted.get("/", None).await, Err(distrust.clone()));
        assert_eq!(trusted.dial(None).await.map(|_| ()), Err(distrust));
    }
}
