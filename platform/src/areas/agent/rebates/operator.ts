import { GameType } from '@site/contracts/areas/games';
import { Rate } from '@site/contracts/areas/rebates';
import type { Account } from '../../../core/accounts/tables';
import type { Database } from '../../../core/db/client';
import { noteAction } from '../../../core/operator/noteAction';
import { OperatorRefused } from '../../../core/operator/refused';
import { findByUsername } from '../../accounts/service';
import { holdRates } from './holdRates';
import { currentRatesOf, givenOn, givenRates, parseRate, type Rates, rateText, writeRates } from './rates';
import { rebateSettingsOf } from './settings';
import { type Quota, rebateSettings } from './tables';

export interface NamedAgent {
  readonly merchant: string;
  readonly username: string;
  /** Who does it. */
  readonly by: string;
}

async function agentOf(db: Database, { merchant, username }: NamedAgent): Promise<Account> {
  const account = await findByUsername(db, merchant, username);
  if (!account) throw new OperatorRefused(`${merchant} has no account "${username}"`);
  if (account.parentId !== null)
    throw new OperatorRefused(`"${username}" has an agent above, who gives the rates`);
  return account;
}

const refusedRate = (text: string) =>
  new OperatorRefused(`"${text}" is no rate: write a category and per cent with two decimals, as RNG=0.80`);

/** Rates as they are typed: `RNG=0.80`. */
export function readRates(typed: readonly string[]): Rates {
  return Object.fromEntries(
    typed.map((text) => {
      const [category, rate = ''] = text.split('=');
      const gameType = GameType.safeParse(category);
      if (!gameType.success || !Rate.safeParse(rate).success) throw refusedRate(text);
      return [gameType.data, parseRate(rate)];
    }),
  );
}

/** The rates of an agent at the top, in a line. */
export async function showRates(db: Database, named: NamedAgent): Promise<string> {
  const rates = givenRates(await currentRatesOf(db, (await agentOf(db, named)).id));
  return rates.map(({ gameType, rate }) => `${gameType}=${rate}`).join(' ');
}

/**
 * Gives an agent at the top what the merchant gives it, from the next bet on; categories that are left out stay.
 *
 * @throws OperatorRefused for no such agent, one with an agent above, or less than it has given on.
 */
export async function setTopRates(db: Database, named: NamedAgent, rates: Rates, at: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const { id } = await agentOf(tx, named);
    await holdRates(tx, [id]);
    const account = await agentOf(tx, named);
    const given = await givenOn(tx, id);
    for (const { gameType, rate } of givenRates(given))
      if ((rates[gameType] ?? Number.POSITIVE_INFINITY) < parseRate(rate))
        throw new OperatorRefused(`"${named.username}" has given ${rate}% on in ${gameType}`);
    await writeRates(tx, id, rates, at);
    const details = Object.fromEntries(
      Object.entries(rates).map(([category, rate]) => [category, rateText(rate)]),
    );
    const { merchant, by, username } = named;
    await noteAction(tx, { merchant, by, what: 'agent rates', account, subject: username, details, at });
  });
}

/** Quotas as they are typed: `1.80=5`, a rate and how many downlines of each agent may have it. */
export function readQuotas(typed: readonly string[]): Quota[] {
  return typed.map((text) => {
    const [rate = '', total = ''] = text.split('=');
    if (!Rate.safeParse(rate).success || parseRate(rate) === 0 || !/^\d{1,6}$/.test(total))
      throw new OperatorRefused(`"${text}" is no quota: write a rate and a number of accounts, as 1.80=5`);
    return { rate: parseRate(rate), total: Number(total) };
  });
}

/**
 * Says how many direct downlines of each agent may have which rate, in place of what was said before, and how many links
 * an agent may have. Who has a place keeps it.
 */
export async function setQuotas(
  db: Database,
  { merchant, by }: Pick<NamedAgent, 'merchant' | 'by'>,
  changes: { readonly quotas?: readonly Quota[]; readonly links?: number },
  at: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const row = { ...(await rebateSettingsOf(tx, merchant)), ...changes, merchant };
    await tx
      .insert(rebateSettings)
      .values(row)
      .onConflictDoUpdate({ target: rebateSettings.merchant, set: row });
    const details = {
      links: row.links,
      ...Object.fromEntries(row.quotas.map(({ rate, total }) => [rateText(rate), total])),
    };
    await noteAction(tx, { merchant, by, what: 'agent quotas', subject: merchant, details, at });
  });
}
