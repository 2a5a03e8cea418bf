import path from 'node:path';
import { MINUTE, SECOND } from './clock';
import { type ConfiguredMerchant, readConfiguredMerchants } from './merchants/configuredMerchants';
import { publicKeyOf, type VapidKeys } from './push/vapid';

export interface Config {
  readonly host: string;
  readonly port: number;
  /** Postgres; without it PGlite in `dataFolder`. */
  readonly databaseUrl: string | undefined;
  readonly dataFolder: string;
  /** Where the sandbox vendor's pages live: an origin, without a trailing slash. */
  readonly vendorOrigin: string;
  /**
   * The demonstration: a vendor, games, players with a published password, drawn pictures, the developer mailbox.
   * Without it the platform is what a merchant's real one begins as.
   */
  readonly demo: boolean;
  /** Origins of sites on another host that may call with credentials. */
  readonly siteOrigins: readonly string[];
  /** Whose X-Forwarded-For is believed: names and networks as Fastify's `trustProxy` takes them. */
  readonly trustedProxies: string;
  /** Multiplies the general limits of a session and of an address, for load tests; 1 is the contract's figure. */
  readonly rateLimitFactor: number;
  /** Slots that a database seeded anew gets besides the catalogue, for benches; 0 otherwise. */
  readonly moreGames: number;
  /** Merchants besides those of the demonstration; what the platform does not have of them is seeded. */
  readonly merchants: readonly ConfiguredMerchant[];
  /** Keeps SMS and e-mails in a page of the demonstration instead of sending them. Everybody can read it. */
  readonly developerMailbox: boolean;
  /**
   * Host and port of a Firebase Auth emulator, named as firebase-admin names it: its unsigned tokens are taken,
   * for projects called `demo-…` alone, and Google's are not.
   */
  readonly firebaseEmulator: string | undefined;
  /** Where the keys of identity tokens are, for tests; Google's when undefined. */
  readonly identityKeysUrl: string | undefined;
  /** By payment vendor: what its callbacks are signed by. */
  readonly paymentSecrets: ReadonlyMap<string, string>;
  /** What those who excluded themselves are recognised by; the first one writes. None: one in the database. */
  readonly exclusionKeys: readonly string[];
  /** What notifications are signed by. None: a demonstration has its own, any other platform sends no notifications. */
  readonly vapid: VapidKeys | undefined;
  /** Hosts that notifications are sent to; `*.` stands for any name before it. */
  readonly pushServices: readonly string[];
  /** Whether a push service on this machine is one too, for tests. */
  readonly pushLoopback: boolean;
  /** What deployments are told by; without one nobody can tell of them. */
  readonly releaseSecret: string | undefined;
  /** What services ask for figures of releases by; without one there are no such calls. */
  readonly healthToken: string | undefined;
  /** Length of a minute of these figures in ms: shorter than a minute for tests alone. */
  readonly healthMinuteMs: number;
  /** How long calls are still taken after the word to stop, while `ready` says no, in ms. */
  readonly drainMs: number;
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent';
}

/** A setting that cannot be used. Its message is one line for whoever starts the platform. */
export class ConfigError extends Error {}

const DEFAULT_PORT = 8090;
const HIGHEST_PORT = 65_535;
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;

function readPort(text: string | undefined): number {
  if (text === undefined) return DEFAULT_PORT;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > HIGHEST_PORT)
    throw new ConfigError(`PLATFORM_PORT is "${text}": set it to a port between 0 and ${HIGHEST_PORT}`);
  return port;
}

function readOrigin(name: string, text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.origin !== text)
    throw new ConfigError(`${name} holds "${text}": write an origin such as https://games.example`);
  return text;
}

function readFactor(text: string | undefined): number {
  const factor = Number(text ?? 1);
  if (!(factor >= 1)) throw new ConfigError(`RATE_LIMIT_FACTOR is "${text}": set it to 1 or more`);
  return factor;
}

const MOST_MORE_GAMES = 100_000;

function readMoreGames(text: string | undefined): number {
  const count = Number(text ?? 0);
  if (!Number.isInteger(count) || count < 0 || count > MOST_MORE_GAMES)
    throw new ConfigError(
      `SEED_MORE_GAMES is "${text}": set it to a whole number up to ${MOST_MORE_GAMES}, or unset it`,
    );
  return count;
}

function readMerchants(text = ''): ConfiguredMerchant[] {
  try {
    return readConfiguredMerchants(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unreadable';
    throw new ConfigError(
      `PLATFORM_MERCHANTS is wrong (${reason}): write a JSON list of { code, name, hosts, timeZone, defaultLanguage }`,
    );
  }
}

function readSwitch(name: string, text: string | undefined, otherwise: boolean): boolean {
  if (text === undefined) return otherwise;
  if (text !== 'on' && text !== 'off') throw new ConfigError(`${name} is "${text}": set it to on or off`);
  return text === 'on';
}

const HOST_AND_PORT = /^[A-Za-z0-9.-]+:\d{1,5}$/;

function readEmulator(text: string | undefined): string | undefined {
  if (text !== undefined && !HOST_AND_PORT.test(text))
    throw new ConfigError(
      `FIREBASE_AUTH_EMULATOR_HOST is "${text}": write host and port such as 127.0.0.1:9099, or unset it`,
    );
  return text;
}

/** A secret that is guessed as little as a key of HMAC-SHA-256 needs. */
const HMAC_SECRET = /^\S{32,256}$/;

/** What stands between commas. */
const partsOf = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

function readPaymentSecrets(text = ''): ReadonlyMap<string, string> {
  const pairs = partsOf(text).map((pair): [vendor: string, secret: string] => {
    const end = pair.indexOf('=');
    return [pair.slice(0, Math.max(end, 0)), pair.slice(end + 1)];
  });
  // What is wrong is not quoted: it may be most of a secret.
  if (pairs.some(([vendor, secret]) => !/^[A-Za-z0-9_-]{1,64}$/.test(vendor) || !HMAC_SECRET.test(secret)))
    throw new ConfigError(
      'PAYMENT_SECRETS is wrong: write VENDOR=secret with commas between, each secret of 32 to 256 characters',
    );
  return new Map(pairs);
}

function readExclusionKeys(text = ''): readonly string[] {
  const keys = partsOf(text);
  if (keys.some((key) => !HMAC_SECRET.test(key)))
    throw new ConfigError(
      'EXCLUSION_KEYS is wrong: write keys of 32 to 256 characters with commas between, the newest first',
    );
  return keys;
}

/** @throws ConfigError which quotes none of them: one is a secret. */
function readVapid(read: (name: string) => string | undefined): VapidKeys | undefined {
  const [publicKey, privateKey, subject] = ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT'].map(
    read,
  );
  if (!publicKey && !privateKey && !subject) return undefined;
  if (!publicKey || !privateKey || !subject || !/^(mailto:\S+@\S+|https:\/\/\S+)$/.test(subject))
    throw new ConfigError(
      'notifications need VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY and VAPID_SUBJECT, a mailto: or https address of yours: set all three, or none',
    );
  if (!isPair(publicKey, privateKey))
    throw new ConfigError(
      'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are no pair: write both as `npm run --prefix platform push keys` prints them',
    );
  return { publicKey, privateKey, subject };
}

function isPair(publicKey: string, privateKey: string): boolean {
  try {
    return publicKeyOf(privateKey) === publicKey;
  } catch {
    return false;
  }
}

/** Those of Chrome and what is made from it, Firefox, Edge, and Safari. */
const PUSH_SERVICES =
  'fcm.googleapis.com, updates.push.services.mozilla.com, *.push.services.mozilla.com, *.notify.windows.com, web.push.apple.com, *.push.apple.com';

function readPushServices(text = PUSH_SERVICES): readonly string[] {
  const hosts = partsOf(text);
  const wrong = hosts.find((host) => !/^(\*\.)?([a-z0-9-]+\.)+[a-z]{2,}$/.test(host));
  if (wrong !== undefined)
    throw new ConfigError(
      `PUSH_SERVICES holds "${wrong}": write hosts such as web.push.apple.com or *.push.apple.com, with commas between`,
    );
  return hosts;
}

function readSecret(name: string, text: string | undefined): string | undefined {
  if (text !== undefined && !HMAC_SECRET.test(text))
    throw new ConfigError(`${name} is wrong: write 32 to 256 characters, or unset it`);
  return text;
}

function readHealthMinute(text: string | undefined, demo: boolean): number {
  const ms = Number(text ?? MINUTE);
  if (!Number.isInteger(ms) || ms < SECOND || ms > MINUTE || (!demo && ms !== MINUTE))
    throw new ConfigError(
      `HEALTH_MINUTE_MS is "${text}", and it is for tests of the demonstration: set it to 1000 to ${MINUTE}, or unset it`,
    );
  return ms;
}

const LONGEST_DRAIN_SECONDS = 300;

function readDrain(text: string | undefined): number {
  const seconds = Number(text ?? 0);
  if (!(seconds >= 0 && seconds <= LONGEST_DRAIN_SECONDS))
    throw new ConfigError(`DRAIN_SECONDS is "${text}": set it to 0 to ${LONGEST_DRAIN_SECONDS}, or unset it`);
  return seconds * SECOND;
}

function readLogLevel(text = 'warn'): Config['logLevel'] {
  const level = LOG_LEVELS.find((known) => known === text);
  if (!level) throw new ConfigError(`LOG_LEVEL is "${text}": use one of ${LOG_LEVELS.join(', ')}`);
  return level;
}

/**
 * Reads the settings from the environment. An empty variable counts as unset.
 *
 * @throws ConfigError naming the variable and what it should hold.
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const read = (name: string) => environment[name]?.trim() || undefined;
  const port = readPort(read('PLATFORM_PORT'));
  // The database inside the process is the demonstration's; a server's belongs to somebody's players.
  const demo = readSwitch('DEMO', read('DEMO'), read('DATABASE_URL') === undefined);
  const developerMailbox = readSwitch('DEVELOPER_MAILBOX', read('DEVELOPER_MAILBOX'), demo);
  if (developerMailbox && !demo)
    throw new ConfigError(
      'DEVELOPER_MAILBOX is on, and it is part of the demonstration: set DEMO to on as well',
    );
  const pushLoopback = readSwitch('PUSH_LOOPBACK', read('PUSH_LOOPBACK'), false);
  if (pushLoopback && !demo)
    throw new ConfigError('PUSH_LOOPBACK is on, and it is for tests of the demonstration: unset it');
  return {
    host: read('HOST') ?? '127.0.0.1',
    port,
    databaseUrl: read('DATABASE_URL'),
    dataFolder: path.resolve(read('DATA_DIR') ?? path.join(import.meta.dirname, '../../../.site/data')),
    vendorOrigin: readOrigin('VENDOR_ORIGIN', read('VENDOR_ORIGIN') ?? `http://localhost:${port}`),
    siteOrigins: partsOf(read('SITE_ORIGINS') ?? '').map((text) => readOrigin('SITE_ORIGINS', text)),
    trustedProxies: read('TRUST_PROXY') ?? 'loopback',
    rateLimitFactor: readFactor(read('RATE_LIMIT_FACTOR')),
    moreGames: readMoreGames(read('SEED_MORE_GAMES')),
    merchants: readMerchants(read('PLATFORM_MERCHANTS')),
    demo,
    developerMailbox,
    identityKeysUrl: undefined,
    paymentSecrets: readPaymentSecrets(read('PAYMENT_SECRETS')),
    exclusionKeys: readExclusionKeys(read('EXCLUSION_KEYS')),
    vapid: readVapid(read),
    pushServices: readPushServices(read('PUSH_SERVICES')),
    pushLoopback,
    releaseSecret: readSecret('RELEASE_SECRET', read('RELEASE_SECRET')),
    healthToken: readSecret('HEALTH_TOKEN', read('HEALTH_TOKEN')),
    healthMinuteMs: readHealthMinute(read('HEALTH_MINUTE_MS'), demo),
    firebaseEmulator: readEmulator(read('FIREBASE_AUTH_EMULATOR_HOST')),
    drainMs: readDrain(read('DRAIN_SECONDS')),
    logLevel: readLogLevel(read('LOG_LEVEL')),
  };
}
