import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface StallableProxy {
  readonly port: number;
  /** From now on nothing goes through, and nobody is told: as of a server that hangs. */
  stall(): void;
  close(): Promise<void>;
}

/** A TCP connection to another port that can be made to hang. */
export async function stallableProxy(target: number): Promise<StallableProxy> {
  const sockets = new Set<Socket>();
  let stalled = false;
  const server = createServer((client) => {
    const behind = connect(target, '127.0.0.1');
    for (const [from, to] of [
      [client, behind],
      [behind, client],
    ] as const) {
      sockets.add(from);
      from.on('data', (bytes) => {
        if (!stalled) to.write(bytes);
      });
      from.on('error', () => undefined);
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    stall: () => {
      stalled = true;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
