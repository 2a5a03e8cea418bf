import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Grant } from '@site/contracts/federation/access';
import { MerchantCode } from '@site/contracts/federation/merchant';
import { Instant } from '@site/contracts/values/values';
import * as z from 'zod/mini';
import { errorCode } from '../errorCode';
import { Author } from '../product/deploy/author';
import { isNetwork } from '../product/edge/trustedProxies';
import { Refusal } from '../refusal';

const FILE = 'access.json';

/** Headers that mean something else, so that no name of a person is read out of them. */
const OTHER_HEADERS = /^(?:authorization|cookie|host|origin|referer|x-proxy-secret|x-forwarded-for)$/i;

const Person = z
  .strictObject({
    /** As the proxy's header names them. */
    subject: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
    /** SHA-256 of a token. A token holds 32 random bytes, so nobody finds it by trying. */
    tokenHash: z.optional(z.string().check(z.regex(/^sha256-[A-Za-z0-9_-]{43}$/))),
    /** As the log names them. */
    name: Author,
    until: z.optional(Instant),
    grants: z.array(Grant).check(z.maxLength(100)),
  })
  .check(
    z.refine(({ subject, tokenHash }) => (subject === undefined) !== (tokenHash === undefined), {
      error: 'has to have either subject or tokenHash',
    }),
    z.refine(({ tokenHash, until }) => tokenHash === undefined || until !== undefined, {
      error: 'a token has to have an end (until)',
    }),
  );
export type Person = z.infer<typeof Person>;

/** Who may do what, and by what they are recognised. Fields that are not known are refused: a slip is no right. */
export const Access = z.strictObject({
  people: z.array(Person).check(
    z.maxLength(10_000),
    z.refine((people) => areDifferent(people.map(({ name }) => name)), {
      error: 'two have the same name: the log could not tell them apart',
    }),
    z.refine((people) => areDifferent(people.map(({ subject, tokenHash }) => subject ?? tokenHash)), {
      error: 'two have the same subject or tokenHash',
    }),
  ),
  /** Addresses and networks of the proxies whose header is believed. */
  proxies: z.array(z.string().check(z.refine(isNetwork, { error: 'is neither an address nor a network' }))),
  /** The header in which they say who is signed in; without it none is believed. */
  header: z.optional(
    z.string().check(
      z.regex(/^[A-Za-z0-9-]{1,60}$/),
      z.refine((header) => !OTHER_HEADERS.test(header), { error: 'means something else' }),
    ),
  ),
  /** Merchants whose deployments somebody else has to approve. */
  approvals: z.array(MerchantCode),
});
export type Access = z.infer<typeof Access>;

const NOBODY: Access = { people: [], proxies: [], approvals: [] };

function areDifferent(values: readonly unknown[]): boolean {
  return new Set(values).size === values.length;
}

/** Where `access.json` of a policy is. */
export function accessFile(policy: string): string {
  return path.join(policy, FILE);
}

/**
 * Reads `access.json`. Without the file nobody is known.
 *
 * @param policy The folder that `policyFolder` names.
 * @throws Refusal naming the place that is wrong.
 */
export async function readAccess(policy: string): Promise<Access> {
  const file = accessFile(policy);
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return NOBODY;
    throw error;
  }
  return parseAccess(text, file);
}

/** @throws Refusal naming the place that is wrong. */
export function parseAccess(text: string, file: string): Access {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new Refusal(`${file} is no JSON.`);
  }
  const parsed = z.safeParse(Access, json);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const what = issue?.code === 'unrecognized_keys' ? `${issue.keys.join(', ')} is no field` : issue?.message;
  throw new Refusal(`${file} is wrong at ${issue?.path.join('.') || 'its top'}: ${what}.`);
}
