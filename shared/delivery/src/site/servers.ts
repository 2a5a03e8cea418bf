import { createServer, type RequestListener } from 'node:http';
import { LOOPBACK } from '../processes/ports';

export interface RunningServer {
  close(): Promise<void>;
}

/** Serves on a port of this machine. */
export function listen(listener: RequestListener, port: number): Promise<RunningServer> {
  const server = createServer(listener);
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, LOOPBACK, () => {
      server.off('error', reject);
      resolve({
        close: () =>
          new Promise((closed) => {
            server.close(() => closed());
            server.closeAllConnections();
          }),
      });
    });
  });
}
