import type { RequestListener } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';

/** Of `hooks.example`, for a hundred years; made for these tests, so its key opens nothing. */
export const HOOK_CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBajCCARCgAwIBAgIBATAKBggqhkjOPQQDAjAYMRYwFAYDVQQDDA1ob29rcy5l
eGFtcGxlMCAXDTIwMDEwMTAwMDAwMFoYDzIxMjAwMTAxMDAwMDAwWjAYMRYwFAYD
VQQDDA1ob29rcy5leGFtcGxlMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEPc5p
KtT4DBa+jhjgjfSlqs/LCdFwCL9oTwW1Rym+GxrzHd+DtHUvCoxtAfLvGzns9KPt
7O5x4e1Xea4m9WC6BqNJMEcwGAYDVR0RBBEwD4INaG9va3MuZXhhbXBsZTAMBgNV
HRMEBTADAQH/MB0GA1UdDgQWBBRnBoKoZwb7eW7o729DCv7iQUdDfTAKBggqhkjO
PQQDAgNIADBFAiEAm3XHoi5ImcvMU9Q+znNaVwqd4a/Fi+Fq67re2WI2kmsCIE4F
ZJfhZN2VfrJUjqB0xLcG3CifRxS8cektkbG8CrwA
-----END CERTIFICATE-----`;
const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgRX4runmHYYxJM2jq
1ddz2MYxC4CRl6QUbrV9TPjes9ihRANCAAQ9zmkq1PgMFr6OGOCN9KWqz8sJ0XAI
v2hPBbVHKb4bGvMd34O0dS8KjG0B8u8bOez0o+3s7nHh7Vd5rib1YLoG
-----END PRIVATE KEY-----`;

/** Somebody's receiver of webhooks on this machine, by https. */
export async function startHookServer(listener: RequestListener) {
  const server = createServer({ key: KEY, cert: HOOK_CERTIFICATE }, listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
