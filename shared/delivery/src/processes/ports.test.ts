import { createServer, type Server } from 'node:net';
import { freePorts, portsFrom, refuseTakenPorts } from './ports';

describe('ports', () => {
  let server: Server;
  let taken: number;

  const freePort = async () => (await freePorts(1))[0] ?? 0;

  beforeEach(async () => {
    taken = await freePort();
    server = createServer();
    await new Promise<void>((resolve) => server.listen(taken, '127.0.0.1', resolve));
  });

  afterEach(() => new Promise((resolve) => server.close(resolve)));

  it('are as documented unless the environment says otherwise', () => {
    expect(portsFrom({})).toEqual({ EDGE_PORT: 8080, RELEASES_PORT: 8081, PLATFORM_PORT: 8090 });
    expect(portsFrom({ EDGE_PORT: '9000', RELEASES_PORT: '' })).toMatchObject({
      EDGE_PORT: 9000,
      RELEASES_PORT: 8081,
    });
  });

  it.each(['eighty', '0', '-1', '65536', '80.5', ' '])('refuses %j in words', (text) => {
    expect(() => portsFrom({ EDGE_PORT: text })).toThrow(
      `EDGE_PORT=${text} is no port: give a number from 1 to 65535.`,
    );
  });

  it('names port, variable and remedy of one that is in use, in one line', async () => {
    const free = await freePort();
    const refused = refuseTakenPorts({ EDGE_PORT: free, RELEASES_PORT: taken });

    await expect(refused).rejects.toThrow(
      new RegExp(`^Port ${taken} \\(RELEASES_PORT\\) is in use: .*RELEASES_PORT=\\d+\\.$`),
    );
    await expect(refuseTakenPorts({ EDGE_PORT: free })).resolves.toBeUndefined();
  });

  it('refuses one port for two servers', async () => {
    const port = await freePort();
    await expect(refuseTakenPorts({ EDGE_PORT: port, PLATFORM_PORT: port })).rejects.toThrow(
      `EDGE_PORT and PLATFORM_PORT are both ${port}`,
    );
  });
});
