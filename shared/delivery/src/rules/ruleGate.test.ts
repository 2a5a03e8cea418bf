import { ANY } from '@site/contracts/federation/access';
import { type AuditLog, auditIn } from '../audit/auditLog';
import { changeSite, type DeliveryContext } from '../product/deploy/deploy';
import { deployRelease } from '../product/deploy/deployRelease';
import { rollBack } from '../product/deploy/rollBack';
import { filledStore, storeRemote, wholeSite } from '../testing/fixtures';
import { addFreeze, addLock, endRule } from './changeRules';
import { type GateOptions, ruleGate } from './ruleGate';

const NOW = new Date('2026-12-24T11:00:00Z');
const HOLIDAYS = { from: '2026-12-24T18:00', to: '2026-12-27T09:00', zone: 'Asia/Bangkok' };
const saying = (reason: string, by = 'Ann') => ({ by, reason, now: NOW });

let context: DeliveryContext;
let audit: AuditLog;
let now: Date;

beforeEach(async () => {
  const filled = await filledStore();
  await storeRemote(filled.store, 'mfe-games', '1.1.0');
  await storeRemote(filled.store, 'mfe-auth', '1.1.0');
  await changeSite(filled.context, 'aurora', 'deploy', () => wholeSite('1.0.0'));
  audit = auditIn(filled.store);
  now = NOW;
  context = gated(filled.context);
});

function gated(site: DeliveryContext, options: Partial<GateOptions> = {}): DeliveryContext {
  const gate = ruleGate(audit, { by: 'bob', now: () => now, writesRefusals: true, ...options });
  return { ...site, gate };
}

const deploy = (site: DeliveryContext, component = 'mfe-games', merchant = 'aurora') =>
  deployRelease(site, merchant, { component, release: '1.1.0' });
const live = async () => (await context.deployments.live('aurora'))?.number;

it('refuses what a lock is about, says who and why, and lets everything else pass @FD-065', async () => {
  const scope = { remotes: ['mfe-games'], merchants: ['aurora'] };
  const { id } = await addLock(audit, scope, saying('the vendor moves'));
  await expect(deploy(context)).rejects.toMatchObject({
    code: 'locked',
    message: expect.stringMatching(
      /^Ann has locked mfe-games of aurora since 2026-12-24T11:00Z: the vendor moves\./,
    ),
  });
  expect(await live()).toBe(1);
  await deploy(context, 'mfe-auth');
  await endRule(audit, 'locks', id, { by: 'Ann', now: NOW });
  await deploy(context);
  expect(await live()).toBe(3);
});

it('refuses from the minute that a freeze begins until the minute that it ends @FD-065', async () => {
  await addFreeze(audit, { remotes: [ANY], merchants: [ANY], ...HOLIDAYS }, saying('holidays'));
  const attempts: [string, string][] = [];
  for (const instant of ['2026-12-24T11:00:00Z', '2026-12-27T01:59:59Z']) {
    now = new Date(instant);
    await deploy(context).catch((refusal) => attempts.push([refusal.code, refusal.message]));
  }
  expect(attempts).toEqual(
    Array(2).fill([
      'frozen',
      expect.stringContaining('mfe-games of aurora until 2026-12-27T09:00 Asia/Bangkok: holidays.'),
    ]),
  );
  now = new Date('2026-12-27T02:00:00Z');
  await deploy(context);
  expect(await live()).toBe(2);
});

it('does not refuse before a freeze begins @FD-065', async () => {
  await addFreeze(audit, { remotes: [ANY], merchants: [ANY], ...HOLIDAYS }, saying('holidays'));
  now = new Date('2026-12-24T10:59:59Z');
  await deploy(context);
  expect(await live()).toBe(2);
});

it('lets a rollback pass both @FD-065', async () => {
  await deploy(context);
  await addFreeze(audit, { remotes: [ANY], merchants: [ANY], ...HOLIDAYS }, saying('holidays'));
  await addLock(audit, { remotes: ['mfe-games'], merchants: ['aurora'] }, saying('under investigation'));
  const back = await rollBack(context, 'aurora', 'mfe-games');
  expect(back?.changes).toEqual([{ component: 'mfe-games', from: '1.1.0', to: '1.0.0' }]);
});

it.each(['step', 'promote', 'start', 'deploy', 'traffic'])('refuses a %s @FD-065', async (action) => {
  await addLock(audit, { remotes: ['mfe-games'], merchants: ['aurora'] }, saying('stop'));
  const asked = { merchant: 'aurora', action, components: ['mfe-games'] };
  await expect(context.gate?.ask(asked)).rejects.toMatchObject({ code: 'locked' });
});

it.each(['guard', 'abort', 'pause', 'resume', 'rollback'])('lets a %s pass @FD-065', async (action) => {
  await addLock(audit, { remotes: [ANY], merchants: [ANY] }, saying('stop'));
  await context.gate?.ask({ merchant: 'aurora', action, components: ['mfe-games'] });
  expect((await audit.history()).map(({ kind }) => kind)).toEqual(['lock']);
});

it('holds settings of a merchant only where every remote is held @FD-065', async () => {
  const settings = { merchant: 'aurora', action: 'deploy', components: [] };
  await addLock(audit, { remotes: ['mfe-games'], merchants: [ANY] }, saying('one'));
  await context.gate?.ask(settings);
  await addLock(audit, { remotes: [ANY], merchants: ['aurora'] }, saying('all'));
  await expect(context.gate?.ask(settings)).rejects.toThrow('Ann has locked the site of aurora');
});

it('is broken with a reason, which is written down for each that stood against it, once @FD-065 @FD-067', async () => {
  await addFreeze(audit, { remotes: [ANY], merchants: [ANY], ...HOLIDAYS }, saying('holidays'));
  await addLock(audit, { remotes: ['mfe-games'], merchants: ['aurora'] }, saying('stop'));
  const breaking = gated(context, { by: 'Adam', break: 'players cannot sign in' });
  await deploy(breaking);
  await breaking.gate?.ask({ merchant: 'aurora', action: 'deploy', components: ['mfe-games'] });
  const overrides = (await audit.history()).filter(({ kind }) => kind === 'override');
  expect(overrides.map(({ by, words, reason, code }) => [by, words, reason, code])).toEqual([
    ['Adam', 'Broke freeze-1 of Ann for a deploy', 'players cannot sign in', 'frozen'],
    ['Adam', 'Broke lock-2 of Ann for a deploy', 'players cannot sign in', 'locked'],
  ]);
  expect(await live()).toBe(2);
});

it('writes a refusal down where it is told to, and nothing of a rehearsal @FD-067', async () => {
  await addLock(audit, { remotes: ['mfe-games'], merchants: ['aurora'] }, saying('stop'));
  await expect(deploy(context)).rejects.toThrow();
  const asked = { merchant: 'aurora', action: 'deploy', components: ['mfe-games'] };
  await expect(context.gate?.rehearse(asked)).rejects.toMatchObject({ code: 'locked' });
  const again = gated(context, { writesRefusals: false });
  await expect(deploy(again)).rejects.toThrow();
  await gated(context, { break: 'why not' }).gate?.rehearse(asked);
  const [entry, ...before] = await audit.history();
  expect(entry).toMatchObject({
    kind: 'refusal',
    by: 'bob',
    words: 'Refused a deploy: Ann has locked mfe-games of aurora since 2026-12-24T11:00Z: stop.',
    code: 'locked',
    scope: { remotes: ['mfe-games'], merchants: ['aurora'] },
  });
  expect(before.map(({ kind }) => kind)).toEqual(['lock']);
});
