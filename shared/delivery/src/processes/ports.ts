import { createServer } from 'node:net';
import { Refusal } from '../refusal';

/** Everything binds to this machine only; a server in production stands behind a real edge. */
export const LOOPBACK = '127.0.0.1';

/** The ports of a site, by the environment variable that sets each. */
const PORTS = {
  EDGE_PORT: 8080,
  RELEASES_PORT: 8081,
  PLATFORM_PORT: 8090,
} as const;

export type PortVariable = keyof typeof PORTS;
export type Ports = Readonly<Record<PortVariable, number>>;

const HIGHEST_PORT = 65_535;

type Environment = Readonly<Record<string, string | undefined>>;

/** @throws Refusal when the variable holds something that is no port. */
export function portFrom(environment: Environment, variable: string, otherwise: number): number {
  const text = environment[variable];
  if (text === undefined || text === '') return otherwise;
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port <= HIGHEST_PORT) return port;
  throw new Refusal(`${variable}=${text} is no port: give a number from 1 to ${HIGHEST_PORT}.`);
}

/** @throws Refusal when a variable holds something that is no port. */
export function portsFrom(environment: Environment): Ports {
  const read = (variable: PortVariable) => portFrom(environment, variable, PORTS[variable]);
  return {
    EDGE_PORT: read('EDGE_PORT'),
    RELEASES_PORT: read('RELEASES_PORT'),
    PLATFORM_PORT: read('PLATFORM_PORT'),
  };
}

/** @throws Refusal naming port, variable and remedy for the first port that somebody else uses. */
export async function refuseTakenPorts(ports: Readonly<Record<string, number>>): Promise<void> {
  const seen = new Map<number, string>();
  for (const [variable, port] of Object.entries(ports)) {
    const twin = seen.get(port);
    if (twin) throw new Refusal(`${twin} and ${variable} are both ${port}: give one of them another port.`);
    seen.set(port, variable);
    if (!(await isFree(port))) {
      throw new Refusal(
        `Port ${port} (${variable}) is in use: end what uses it, or set ${variable} to a free port, for example ${variable}=${port + 100}.`,
      );
    }
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, LOOPBACK, () => probe.close(() => resolve(true)));
  });
}

/** Different ports that nobody uses at this moment. */
export async function freePorts(count: number): Promise<number[]> {
  const found = new Set<number>();
  // One after the other: two that are asked for at once could be the same.
  while (found.size < count) found.add(await freePort());
  return [...found];
}

/** Ports for a whole site, away from everything that runs. */
export async function freeSitePorts(): Promise<Ports> {
  const [edge = 0, releases = 0, platform = 0] = await freePorts(Object.keys(PORTS).length);
  return { EDGE_PORT: edge, RELEASES_PORT: releases, PLATFORM_PORT: platform };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, LOOPBACK, () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
