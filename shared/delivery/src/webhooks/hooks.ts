import { readFile } from 'node:fs/promises';
import { isIP } from 'node:net';
import path from 'node:path';
import { Scope } from '@site/contracts/federation/access';
import { HostName } from '@site/contracts/federation/merchant';
import { RELEASE_EVENT_KINDS } from '@site/contracts/federation/rollout';
import * as z from 'zod/mini';
import { errorCode } from '../errorCode';
import { Refusal } from '../refusal';

const FILE = 'webhooks.json';

/** Bytes of a secret, as Standard Webhooks wants them. */
const SECRET_BYTES = { least: 24, most: 64 };

const HookEntry = z.strictObject({
  /** In the names of files, and in what is said of it. */
  name: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,30}$/)),
  url: z.url().check(z.maxLength(500)),
  /** The environment variable that has its secret, `whsec_…`. */
  secret: z.string().check(z.regex(/^[A-Z][A-Z0-9_]{2,60}$/)),
  /** What it is told; all without it. */
  kinds: z.optional(z.array(z.enum(RELEASE_EVENT_KINDS)).check(z.minLength(1))),
  /** About what it is told; all without it. */
  scope: z.optional(Scope),
});
const HooksFile = z.strictObject({ hooks: z.array(HookEntry).check(z.maxLength(50)) });

/** Where somebody wants to be told of releases, with what it takes to do so. */
export interface Hook extends Pick<z.infer<typeof HookEntry>, 'name' | 'kinds' | 'scope'> {
  readonly url: URL;
  readonly key: Buffer;
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads `webhooks.json` of the policy, and secrets from the environment. Hosts are by the list of WEBHOOK_HOSTS, which
 * is set where messages are sent from: who writes the file cannot make that machine call any other.
 *
 * @param policy The folder of what is decided by review.
 * @throws Refusal naming what is wrong; it names no secret.
 */
export async function readHooks(policy: string, environment: Environment): Promise<Hook[]> {
  const file = path.join(policy, FILE);
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  }
  const parsed = z.safeParse(HooksFile, parseJson(text, file));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new Refusal(`${file} is wrong at ${issue?.path.join('.') || 'its top'}: ${issue?.message}.`);
  }
  const { hooks } = parsed.data;
  if (new Set(hooks.map(({ name }) => name)).size < hooks.length)
    throw new Refusal(`${file} has two hooks of one name.`);
  const hosts = readHosts(environment);
  return hooks.map(({ url, secret, ...hook }) => ({
    ...hook,
    url: checkedUrl(url, hook.name, hosts),
    key: readKey(secret, hook.name, environment),
  }));
}

/** @throws Refusal for what is no host name. */
function readHosts({ WEBHOOK_HOSTS = '' }: Environment): ReadonlySet<string> {
  const hosts = WEBHOOK_HOSTS.split(/[\s,]+/).filter((host) => host !== '');
  const wrong = hosts.find((host) => !z.safeParse(HostName, host).success || isIP(host) !== 0);
  if (wrong === undefined) return new Set(hosts);
  throw new Refusal(`WEBHOOK_HOSTS has "${wrong}": write host names, as hooks.example, chat.example.`);
}

function checkedUrl(text: string, name: string, hosts: ReadonlySet<string>): URL {
  const url = new URL(text);
  const refuse = (why: string) => new Refusal(`The webhook ${name} ${why}.`);
  if (url.protocol !== 'https:') throw refuse('is not https');
  if (url.username || url.password || url.hash)
    throw refuse('has a name, a password or a fragment in its address');
  if (!hosts.has(url.hostname)) throw refuse(`is of ${url.hostname}, which WEBHOOK_HOSTS does not name`);
  return url;
}

function readKey(variable: string, name: string, environment: Environment): Buffer {
  const [, encoded = ''] = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(environment[variable] ?? '') ?? [];
  const key = Buffer.from(encoded, 'base64');
  if (key.length >= SECRET_BYTES.least && key.length <= SECRET_BYTES.most) return key;
  throw new Refusal(
    `The webhook ${name} needs its secret in ${variable}: whsec_ and ${SECRET_BYTES.least} to ${SECRET_BYTES.most} bytes in base64.`,
  );
}

function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(`${file} is no JSON.`);
  }
}
