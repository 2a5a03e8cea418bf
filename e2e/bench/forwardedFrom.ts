import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy whose requests say that they come from an address, as those of a visitor's network would. */
export async function forwardedFrom(address: string): Promise<{ url: string; close(): void }> {
  const server = createServer((incoming, answer) => {
    const { port, pathname, search } = new URL(incoming.url ?? '');
    const headers = { ...incoming.headers, 'x-forwarded-for': address };
    // Names under localhost are of this machine, though not everywhere does Node look them up.
    const to = { host: '127.0.0.1', port, path: pathname + search, method: incoming.method, headers };
    const outgoing = request(to, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
    });
    outgoing.on('error', () => answer.destroy());
    answer.on('close', () => outgoing.destroy());
    incoming.pipe(outgoing);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
