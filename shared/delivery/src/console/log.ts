import { ANY } from '@site/contracts/federation/access';
import type { AuditEntry } from '@site/contracts/federation/audit';
import type { Log, LogEntry, LogQuery } from '@site/contracts/federation/consoleApi';
import type { Deployment } from '../product/deploy/deployments';
import { merchantCodes } from '../product/discovery/merchants';
import { describeOverBudget, letPastBudget } from '../release/budget/overBudgetLines';
import type { ConsoleContext } from './ConsoleContext';

/** Deployments and the audit log as one, newest first (FD-067, FD-070). */
export async function logOf(context: ConsoleContext, { limit, ...filter }: LogQuery): Promise<Log> {
  const { delivery, audit, history } = context;
  const codes = await merchantCodes(delivery.merchantsFolder);
  const deployments = (await Promise.all(codes.map(history))).flat();
  const byNumber = new Map(deployments.map((one) => [`${one.merchant} ${one.number}`, one]));
  const found = [...deployments.map(entryOfDeployment), ...(await audit.history()).map(entryOfAudit)]
    .filter((entry) => isFound(entry, filter))
    .sort((one, other) => other.at.localeCompare(one.at) || other.number - one.number);
  const entries = await Promise.all(
    found.slice(0, limit).map(async (entry) => {
      const deployment = entry.kind === 'deployment' && byNumber.get(`${entry.merchants[0]} ${entry.number}`);
      const past = deployment ? await letPastBudget(delivery.store, deployment) : [];
      return past.length > 0 ? { ...entry, overBudget: past.map(describeOverBudget) } : entry;
    }),
  );
  return { entries, more: found.length > limit };
}

export function entryOfDeployment(deployment: Deployment): LogEntry {
  const { number, at, by, merchant, action, changes, reason, evidence } = deployment;
  return {
    number,
    kind: 'deployment',
    at,
    by,
    merchants: [merchant],
    remotes: changes.map(({ component }) => component),
    action,
    changes,
    ...(reason !== undefined && { reason }),
    ...(evidence && { evidence }),
  };
}

function entryOfAudit({ number, kind, at, by, words, reason, scope }: AuditEntry): LogEntry {
  const { merchants, remotes } = scope ?? { merchants: [], remotes: [] };
  return {
    number,
    kind,
    at,
    by,
    merchants: [...merchants],
    remotes: [...remotes],
    words,
    ...(reason !== undefined && { reason }),
  };
}

function isFound(entry: LogEntry, { remote, release, merchant, by }: Omit<LogQuery, 'limit'>): boolean {
  const has = (texts: readonly string[], part: string | undefined) =>
    !part || texts.some((text) => text === ANY || text.toLowerCase().includes(part.toLowerCase()));
  const releases = (entry.changes ?? []).flatMap(({ from = '', to = '' }) => [from, to]);
  return (
    has(entry.remotes, remote) &&
    has(entry.merchants, merchant) &&
    has([entry.by], by) &&
    has([...releases, ...(entry.words === undefined ? [] : [entry.words])], release)
  );
}
