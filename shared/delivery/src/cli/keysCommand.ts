import { generateKeyPairSync } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Command } from 'commander';
import { errorCode } from '../errorCode';
import {
  ANY_NAME,
  idOfText,
  type Keys,
  keyId,
  keysFile,
  type PreviewKey,
  parseKeys,
  previewKeyId,
  readKeys,
  textOfKey,
} from '../product/signing/keys';
import { Refusal } from '../refusal';
import { answer, type CommandContext, describe, type JsonOption, table } from './output';

interface NewOptions extends JsonOption {
  readonly out: string;
  readonly team?: string;
  readonly for?: readonly string[];
  readonly preview?: boolean;
  readonly merchants?: readonly string[];
}

/** `site keys`: whose signatures count (FD-079), and whose preview links (FD-077). */
export function addKeysCommand(program: Command, context: CommandContext): void {
  const policy = context.delivery.policyFolder ?? '';
  const keys = program
    .command('keys')
    .description('Keys that sign releases and preview links: make, list. Public keys stand in keys.json.')
    .addHelpText(
      'after',
      '\nExamples:\n  npm run site -- keys new --team games --for mfe-games --out ../games.pem\n' +
        '  npm run site -- keys new --preview --out ../preview.pem',
    );

  describe(
    keys.command('new'),
    'Make a pair of keys: the secret one goes into a file of yours, the public one into keys.json, for you to commit.',
    [
      'keys new --team games --for mfe-games --out ../games.pem',
      'keys new --preview --merchants aurora --out ../preview.pem',
    ],
  )
    .requiredOption('--out <file>', 'where the secret key goes; a file that is there already stays')
    .option('--team <name>', 'whose key it is')
    .option('--for <components...>', 'what it may sign releases of: mfe-games, host-shell, or *')
    .option('--preview', 'a key for preview links instead of releases')
    .option('--merchants <codes...>', 'with --preview: of which merchants (default: all)')
    .action(async (options: NewOptions) => {
      checkOptions(options);
      const { pem, id, added } = options.preview ? newPreviewKey(options) : newTeamKey(options);
      const before = await readKeys(policy);
      const after = parseKeys(added(before), keysFile(policy));
      const file = path.resolve(context.root, options.out);
      await writeSecret(file, pem);
      await mkdir(policy, { recursive: true });
      await writeFile(keysFile(policy), `${JSON.stringify(after, undefined, 2)}\n`);
      const variable = options.preview ? 'SITE_PREVIEW_KEY' : 'SITE_SIGNING_KEY';
      answer(context, options, { id, file, keys: keysFile(policy) }, [
        `The secret key is in ${file}: keep it where only those who may use it can read it.`,
        `The public one is in ${keysFile(policy)}, as ${id}. It counts once that is reviewed and merged: commit it.`,
        `${variable}=${options.out} is what uses it.`,
      ]);
    });

  describe(keys.command('ls'), 'List whose signatures count for what.', ['keys ls']).action(
    async (options: JsonOption) => {
      const found = await readKeys(policy);
      const rows = [
        ...found.releases.map(({ team, components, publicKey }) => [
          idOfText(publicKey),
          team,
          `releases of ${components.join(', ')}`,
        ]),
        ...found.previews.map(({ key, merchants }) => [
          previewKeyId(key),
          'previews',
          `links of ${merchants.includes(ANY_NAME) ? 'every merchant' : merchants.join(', ')}`,
        ]),
      ];
      answer(context, options, found, rows.length > 0 ? table(rows) : ['No key is trusted yet.']);
    },
  );
}

function checkOptions({ preview, team, for: components, merchants }: NewOptions): void {
  if (preview) {
    if (team !== undefined || components !== undefined)
      throw new Refusal('A key for previews is no team’s: leave out --team and --for.');
    return;
  }
  if (team === undefined || components === undefined)
    throw new Refusal('Say whose key it is and for what: --team games --for mfe-games.');
  if (merchants !== undefined) throw new Refusal('--merchants goes with --preview.');
}

/** A pair of keys, and what `keys.json` says afterwards. */
interface MadeKey {
  readonly pem: string;
  readonly id: string;
  readonly added: (before: Keys) => Keys;
}

const PKCS8 = { type: 'pkcs8', format: 'pem' } as const;

function newTeamKey({ team = '', for: components = [] }: NewOptions): MadeKey {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const key = { team, components: [...components], publicKey: textOfKey(publicKey) };
  return {
    pem: privateKey.export(PKCS8).toString(),
    id: keyId(publicKey),
    added: (before) => ({ ...before, releases: [...before.releases, key] }),
  };
}

function newPreviewKey({ merchants = [ANY_NAME] }: NewOptions): MadeKey {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const key: PreviewKey = { kty: 'EC', crv: 'P-256', x, y };
  return {
    pem: privateKey.export(PKCS8).toString(),
    id: previewKeyId(key),
    added: (before) => ({ ...before, previews: [...before.previews, { merchants: [...merchants], key }] }),
  };
}

/** @throws Refusal when something is there: it could be the only copy of another key. */
async function writeSecret(file: string, pem: string): Promise<void> {
  try {
    await writeFile(file, pem, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    const code = errorCode(error);
    if (code === 'EEXIST')
      throw new Refusal(`${file} is there already: name another file, or move that away.`);
    if (code === 'ENOENT') throw new Refusal(`${path.dirname(file)} is no folder: make it first.`);
    throw error;
  }
}
