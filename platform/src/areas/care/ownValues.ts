import { internationalNumber } from '@site/contracts/values/internationalNumber';
import { eq } from 'drizzle-orm';
import { type Account, accounts, registrations } from '../../core/accounts/tables';
import type { PersonalValue, ValueKind } from '../../core/care/excluded/values';
import type { Database } from '../../core/db/client';
import { dialingCodeOf } from '../../core/merchants/dialingCode';
import type { Merchant } from '../../core/merchants/tables';
import { bankCards } from '../security/tables';

/** What somebody says of themselves, by which they may be recognised. */
export interface PersonalData {
  readonly mobileNum?: string | null | undefined;
  /** The merchant's own when left out. */
  readonly dialingCode?: string | null | undefined;
  readonly emails?: readonly (string | null | undefined)[];
  readonly payeeName?: string | null | undefined;
  readonly cards?: readonly string[];
  readonly idNumber?: string | null | undefined;
}

/** The same as values that are compared. */
export function valuesOf(
  merchant: Merchant,
  { mobileNum, dialingCode = null, emails = [], payeeName, cards = [], idNumber }: PersonalData,
): PersonalValue[] {
  const values = (kind: ValueKind, texts: readonly (string | null | undefined)[]): PersonalValue[] =>
    texts.flatMap((text) => (text ? { kind, text } : []));
  const phone = mobileNum && internationalNumber(dialingCodeOf({ dialingCode }, merchant), mobileNum);
  return [
    ...values('PHONE', [phone]),
    ...values('EMAIL', emails),
    ...values('NAME', [payeeName]),
    ...values('CARD', cards),
    ...values('ID', [idNumber]),
  ];
}

/** All that a member is recognised by, removed bank cards too. */
export async function ownValues(
  db: Database,
  accountId: Account['id'],
  merchant: Merchant,
): Promise<PersonalValue[]> {
  const [found] = await db
    .select({ account: accounts, contacts: registrations.contacts })
    .from(accounts)
    .leftJoin(registrations, eq(registrations.accountId, accounts.id))
    .where(eq(accounts.id, accountId));
  if (!found) throw new Error(`the account ${accountId} is gone`);
  const { mobileNum, dialingCode, email, payeeName } = found.account;
  const cards = await db
    .select({ number: bankCards.number })
    .from(bankCards)
    .where(eq(bankCards.accountId, accountId));
  return valuesOf(merchant, {
    mobileNum,
    dialingCode,
    emails: [email],
    payeeName,
    cards: cards.map(({ number }) => number),
    idNumber: found.contacts?.idNumber,
  });
}
