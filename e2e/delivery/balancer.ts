import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface Balancer {
  readonly port: number;
  close(): Promise<void>;
}

/** What stands before several nginx: gives each connection to the next of these ports that takes it. */
export async function startBalancer(targets: readonly number[]): Promise<Balancer> {
  const open = new Set<Socket>();
  let turn = 0;
  const server = createServer({ pauseOnConnect: true }, async (client) => {
    open.add(client);
    client.on('error', () => undefined).once('close', () => open.delete(client));
    turn += 1;
    for (let tried = 0; tried < targets.length; tried += 1) {
      const behind = connect(targets[(turn + tried) % targets.length] ?? 0, '127.0.0.1');
      const taken = await once(behind, 'connect').then(
        () => true,
        () => false,
      );
      if (!taken) continue;
      behind.on('error', () => undefined).once('close', () => client.destroy());
      client.once('close', () => behind.destroy());
      client.pipe(behind).pipe(client);
      return;
    }
    client.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of open) socket.destroy();
      }),
  };
}
