/**
 * Whether the code of a failed TLS handshake says that the certificate of the other side is not accepted. OpenSSL has a name
 * for each reason, such as CERT_HAS_EXPIRED, which looks like no code of the system (ECONNRESET), of Node.js (ERR_…) or of its
 * HTTP client (UND_ERR_…); Node.js itself compares the host name.
 */
export const isAboutCertificate = (code: string): boolean =>
  code === 'ERR_TLS_CERT_ALTNAME_INVALID' || /^(?!ERR_|UND_|E[A-Z\d]+$)[A-Z_]+$/.test(code);
