import { ANY, type Grant, ROLES, type Role } from '@site/contracts/federation/access';
import { type Command, Option } from 'commander';
import { type Person, readAccess } from '../access/accessFile';
import { changePeople } from '../access/changeAccess';
import { newToken } from '../access/token';
import { auditIn } from '../audit/auditLog';
import { Refusal } from '../refusal';
import { formatted } from '../scaffold/formatted';
import { policyFolder } from '../workspace/localContext';
import { parseAge } from './ages';
import { answer, type CommandContext, describe, type JsonOption, table, toSecond } from './output';

interface MakeOptions extends JsonOption {
  readonly role: Role;
  readonly remotes: readonly string[];
  readonly merchants: readonly string[];
  readonly for: number;
}

/** A year: who needs one for longer makes a new one in time. */
const MAX_LIFE_MS = 365 * 24 * 60 * 60 * 1000;
const parseLife = (text: string) => parseAge('--for', text, MAX_LIFE_MS);

/** `site token`: what people and CI jobs are recognised by at the console (FD-066). */
export function addTokenCommands(program: Command, context: CommandContext): void {
  const { delivery } = context;
  const policy = policyFolder(context.root, context.environment);
  const format = (text: string) => formatted(context.root, 'release-policy/access.json', text);
  const write = (words: string) =>
    auditIn(delivery.store).append({
      at: delivery.now().toISOString(),
      by: delivery.by,
      kind: 'token',
      words,
    });
  const token = program
    .command('token')
    .description('Tokens for the console’s API: make, list, end. They stand in access.json, as hashes.')
    .addHelpText(
      'after',
      '\nExamples:\n  npm run site -- token make "ci of games" --role deployer --remotes mfe-games --for 90d',
    );

  describe(
    token.command('make <name>'),
    'Make a token and add its hash to access.json, for you to commit. The token is shown once.',
    [
      'token make "ci of games" --role deployer --remotes mfe-games --for 90d',
      'token make ann --role admin --merchants aurora --for 30d --json',
    ],
  )
    .addOption(new Option('--role <role>', 'what its holder may do').choices(ROLES).makeOptionMandatory())
    .option('--remotes <remotes...>', 'to which remotes', [ANY])
    .option('--merchants <codes...>', 'of which merchants', [ANY])
    .option('--for <age>', 'for how long, in days or hours', parseLife, parseLife('90d'))
    .action(async (name: string, options: MakeOptions) => {
      const { token: made, tokenHash } = newToken();
      const until = toSecond(new Date(delivery.now().getTime() + options.for).toISOString());
      const { role, remotes, merchants } = options;
      const person: Person = {
        tokenHash,
        name,
        until,
        grants: [{ role, remotes: [...remotes], merchants: [...merchants] }],
      };
      await changePeople(policy, (people) => [...people, person], format);
      await write(`Made a token for ${name} until ${until}: ${person.grants.map(describeGrant).join('; ')}`);
      answer(context, options, { name, until, token: made }, [
        made,
        '',
        `This is the only time that it is shown. ${name} may use it until ${until}:`,
        '  SITE_API=<address of the console> SITE_TOKEN=<token> npm run site -- deploy …',
        `It counts once access.json is where the console reads it: commit it.`,
      ]);
    });

  describe(token.command('ls'), 'List who is recognised, by what, until when, and what they may do.', [
    'token ls',
    'token ls --json',
  ]).action(async (options: JsonOption) => {
    const { people } = await readAccess(policy);
    const now = delivery.now().getTime();
    const rows = people.map(({ name, subject, until, grants }) => [
      name,
      subject === undefined ? 'token' : `signed in as ${subject}`,
      until === undefined ? '' : `${Date.parse(until) <= now ? 'ended' : 'until'} ${until}`,
      grants.map(describeGrant).join('; ') || 'nothing',
    ]);
    answer(context, options, { people }, rows.length > 0 ? table(rows) : ['Nobody is in access.json yet.']);
  });

  describe(token.command('end <name>'), 'Take somebody out of access.json, for you to commit.', [
    'token end "ci of games"',
  ]).action(async (name: string, options: JsonOption) => {
    await changePeople(
      policy,
      (people) => {
        if (people.some((person) => person.name === name)) return people.filter((one) => one.name !== name);
        const known = people.map((person) => person.name).join(', ') || 'nobody';
        throw new Refusal(`There is no "${name}" in access.json: there is ${known}.`);
      },
      format,
    );
    await write(`Took ${name} out of access.json`);
    answer(context, options, { name, ended: true }, [
      `${name} is out of access.json. It counts once that is where the console reads it: commit it.`,
    ]);
  });
}

/** `deployer of mfe-games for aurora, lagoon` */
function describeGrant({ role, remotes, merchants }: Grant): string {
  const all = (names: readonly string[], every: string) => (names.includes(ANY) ? every : names.join(', '));
  return `${role} of ${all(remotes, 'every remote')} for ${all(merchants, 'every merchant')}`;
}
