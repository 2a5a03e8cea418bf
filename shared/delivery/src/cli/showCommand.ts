import type { Command } from 'commander';
import { HOST_COMPONENT, releaseFolder } from '../product/discovery/names';
import { storedReleases } from '../product/discovery/releases';
import { readKeys } from '../product/signing/keys';
import { checkSignatures, contentsDigest } from '../product/signing/signatures';
import { type Origin, originOf } from '../product/signing/statement';
import { Refusal } from '../refusal';
import { readOverBudget } from '../release/budget/overBudget';
import { describeOverBudget } from '../release/budget/overBudgetLines';
import {
  answer,
  type CommandContext,
  describe,
  type JsonOption,
  parseRelease,
  table,
  toSecond,
} from './output';

/** `site show`: what is known of one release (FD-080). */
export function addShowCommand(program: Command, { delivery, ...rest }: CommandContext): void {
  const context: CommandContext = { delivery, ...rest };
  const { store, policyFolder } = delivery;
  describe(
    program.command('show <remote@release>'),
    'Show a release: when it was stored, who signed it, and how it came about.',
    ['show mfe-games@1.4.0', 'show host-shell@2.0.0 --json'],
  ).action(async (what: string, options: JsonOption) => {
    const { component, release } = parseRelease(what);
    await refuseUnknown(component, release);
    const [storedAt, digest, signed, overBudget] = await Promise.all([
      store.storedAt(releaseFolder(component, release)),
      contentsDigest(store, component, release),
      readKeys(policyFolder).then((keys) => checkSignatures(store, keys, component, release)),
      component === HOST_COMPONENT ? undefined : readOverBudget(store, component, release),
    ]);
    const origin = signed.provenance && originOf(signed.provenance);
    const facts = {
      component,
      release,
      storedAt: storedAt?.toISOString(),
      contents: digest && `sha256:${digest}`,
      signedBy: signed.by,
      ...(signed.fault !== undefined && { notSigned: signed.fault }),
      ...(origin && { origin, provenance: signed.provenance }),
      ...(overBudget && { overBudget }),
    };
    answer(context, options, facts, [
      `${component}@${release}`,
      ...table([
        ['  stored', storedAt ? toSecond(storedAt.toISOString()) : 'unknown'],
        ['  contents', digest ? `sha256:${digest}` : 'missing'],
        [
          '  signed by',
          signed.fault === undefined
            ? signed.by.map(({ team, id }) => `${team} (key ${id})`).join(', ')
            : `nobody whose signature counts: ${signed.fault}`,
        ],
        ...(origin ? originRows(origin) : []),
      ]),
      ...(overBudget ? [`  ${describeOverBudget({ component, release, ...overBudget })}`] : []),
    ]);
  });

  async function refuseUnknown(component: string, release: string): Promise<void> {
    const known = await storedReleases(store, component);
    if (known.includes(release)) return;
    throw new Refusal(
      `There is no release ${component}@${release}: ${known.length > 0 ? `stored are ${known.join(', ')}` : `nothing of ${component} is stored`}.`,
    );
  }
}

function originRows({ commit, repository, clean, lockfile, builder, run, command, at }: Origin): string[][] {
  const tree = clean === false ? ', with changes that are in no commit' : '';
  return [
    ['  commit', commit === undefined ? 'unknown' : `${commit}${tree}`],
    ...(repository ? [['  repository', repository]] : []),
    ['  lockfile', lockfile === undefined ? 'unknown' : `sha256:${lockfile}`],
    ['  command', command],
    ['  builder', builder],
    ...(run ? [['  run', run]] : []),
    ...(at ? [['  built', toSecond(at)]] : []),
  ];
}
