import { execFileSync } from 'node:child_process';
import { userInfo } from 'node:os';
import * as z from 'zod/mini';
import { Refusal } from '../../refusal';

const MAX_LENGTH = 100;

/** Who changed what is live: one line, without characters that a terminal obeys or that turn text around. */
export const Author = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(MAX_LENGTH), z.regex(/^[^\p{C}\p{Zl}\p{Zp}]+$/u));

type Environment = Readonly<Record<string, string | undefined>>;

/** Who started a job, as CI services say it. */
const CI_ACTORS = [
  'GITHUB_TRIGGERING_ACTOR',
  'GITHUB_ACTOR',
  'GITLAB_USER_LOGIN',
  'BUILD_REQUESTEDFOR',
  'CIRCLE_USERNAME',
];

export const UNKNOWN_AUTHOR = 'unknown';

/** Where a name is looked for when nobody gives one; each may throw. */
const machine = {
  git: () => execFileSync('git', ['config', '--get', 'user.name'], { encoding: 'utf8', stdio: 'pipe' }),
  system: () => userInfo().username,
};

/**
 * Who deploys, for the log: whoever started the CI job, else the user of git, else that of the system. It is
 * what the surroundings say, and no proof of who somebody is.
 */
export function authorHere(environment: Environment, { git, system } = machine): string {
  const actors = CI_ACTORS.map((variable) => () => environment[variable]);
  for (const find of [...actors, git, system, () => environment.USER]) {
    const author = z.safeParse(Author, attempt(find));
    if (author.success) return author.data;
  }
  return UNKNOWN_AUTHOR;
}

/** @throws Refusal when a name that was given explicitly is none. */
export function parseAuthor(text: string): string {
  const author = z.safeParse(Author, text);
  if (author.success) return author.data;
  throw new Refusal(
    `--by ${JSON.stringify(text)} is no name: give one line of 1 to ${MAX_LENGTH} characters.`,
  );
}

/** git may be missing or know nobody; a container that runs under a number alone has no name for it. */
function attempt(find: () => string | undefined): string | undefined {
  try {
    return find();
  } catch {
    return undefined;
  }
}
