import type { AddressInfo } from 'node:net';
import { LOOPBACK } from '../processes/ports';
import { Refusal } from '../refusal';
import type { ConsoleSettings } from './ConsoleContext';
import { consoleServer } from './server';

export const DEFAULT_CONSOLE_PORT = 8082;

/** A console that is served on this machine. */
export interface RunningConsole {
  /** Opens it as whoever started it; works once. */
  readonly link: string;
  stop(): Promise<void>;
}

/**
 * Origins under which browsers find a console: those of this machine, and the one that a proxy serves it under.
 *
 * @param environment CONSOLE_ORIGIN names the latter: `https://releases.example`.
 * @throws Refusal when it is no origin.
 */
export function consoleOrigins(
  environment: Readonly<Record<string, string | undefined>>,
  port: number,
): string[] {
  const own = [`http://${LOOPBACK}:${port}`, `http://localhost:${port}`];
  const named = environment.CONSOLE_ORIGIN;
  if (!named) return own;
  const url = URL.canParse(named) ? new URL(named) : undefined;
  if (url && /^https?:$/.test(url.protocol) && url.origin === named) return [...own, named];
  throw new Refusal(`CONSOLE_ORIGIN is "${named}": write it as https://releases.example.`);
}

/** Serves a console on a port of this machine alone. */
export async function startConsole(
  settings: Omit<ConsoleSettings, 'origins'>,
  port: number,
): Promise<RunningConsole> {
  const { app, linkToken } = consoleServer({
    ...settings,
    origins: consoleOrigins(settings.environment, port),
  });
  await app.listen({ host: LOOPBACK, port });
  const { port: taken } = app.server.address() as AddressInfo;
  // A fragment is sent to no server and stands in no log.
  return { link: `http://${LOOPBACK}:${taken}/#${linkToken}`, stop: () => app.close() };
}
