import { eq, sql } from 'drizzle-orm';
import type { Database } from '../db/client';
import { rowsOf } from '../db/rowsOf';
import type { Language, LocalizedText } from '../language';
import { type Merchant, merchants } from '../merchants/tables';
import { OperatorRefused } from './refused';

/** What an operator's file leaves to the merchant: the language that is always there, and whose clock it is. */
export type FileOwner = Pick<Merchant, 'code' | 'name' | 'timeZone' | 'defaultLanguage' | 'currencySymbol'>;

/**
 * The merchant of a command.
 *
 * @throws OperatorRefused where there is none.
 */
export async function fileOwner(db: Database, code: string): Promise<FileOwner> {
  const [merchant] = await db
    .select({
      code: merchants.code,
      name: merchants.name,
      timeZone: merchants.timeZone,
      defaultLanguage: merchants.defaultLanguage,
      currencySymbol: merchants.currencySymbol,
    })
    .from(merchants)
    .where(eq(merchants.code, code));
  if (!merchant) throw new OperatorRefused(`there is no merchant "${code}"`);
  return merchant;
}

/**
 * A text in every language: what is not written reads as in the merchant's own.
 *
 * @param field As the file calls it.
 * @throws OperatorRefused without the merchant's own.
 */
export function inAll(
  written: Partial<Record<Language, string | undefined>>,
  { defaultLanguage }: FileOwner,
  field: string,
): LocalizedText {
  const own = written[defaultLanguage];
  if (own === undefined)
    throw new OperatorRefused(`${field}.${defaultLanguage}: no text in the merchant's own language`);
  return { en: written.en ?? own, th: written.th ?? own };
}

/** When a time of the merchant's clock is ("2026-12-01 09:00"). */
export async function instantIn(db: Database, time: string, { timeZone }: FileOwner): Promise<Date> {
  const [row] = await rowsOf<{ at: string }>(
    db,
    sql`select to_char((${time}::timestamp at time zone ${timeZone}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at`,
  );
  if (!row) throw new Error('Postgres did not tell a time');
  return new Date(row.at);
}
