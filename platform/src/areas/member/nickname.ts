import { fieldFault } from '@site/contracts/areas/validators';
import { eq } from 'drizzle-orm';
import { accounts } from '../../core/accounts/tables';
import type { SignedInContext } from '../../core/http/route';
import type { Merchant } from '../../core/merchants/tables';
import { typedName } from '../accounts/typedName';
import { fieldsRefusal } from '../registration/form';

/** Others would take somebody who is called so for the house. */
const OF_THE_HOUSE = [
  'admin',
  'moderator',
  'official',
  'support',
  'staff',
  'service',
  'system',
  'cashier',
  'แอดมิน',
  'ทีมงาน',
  'พนักงาน',
  'เจ้าหน้าที่',
  'ผู้ดูแล',
  'ฝ่ายบริการ',
  'แคชเชียร์',
];

/** What is written for letters, so that `4dm1n` is read as what it shall look like. */
const WRITTEN_FOR: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  '@': 'a',
  $: 's',
  // Of other alphabets what looks the same.
  а: 'a',
  α: 'a',
  с: 'c',
  е: 'e',
  ε: 'e',
  і: 'i',
  ι: 'i',
  м: 'm',
  ո: 'n',
  о: 'o',
  ο: 'o',
  р: 'p',
  ρ: 'p',
  ѕ: 's',
  т: 't',
  τ: 't',
  у: 'y',
  υ: 'u',
  ѵ: 'v',
};

/** A name as eyes read it: without capitals, spaces and signs, and with letters for what looks like them. */
const asRead = (name: string): string =>
  [...name.normalize('NFKC').toLowerCase()]
    .map((sign) => WRITTEN_FOR[sign] ?? sign)
    .join('')
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');

/** Whether a name looks like one of the merchant's own people. A word within another, as in badminton, does not. */
export function looksLikeStaff(name: string, merchant: Pick<Merchant, 'name' | 'code'>): boolean {
  const read = asRead(name);
  const staff = OF_THE_HOUSE.some((word) => read.startsWith(asRead(word)) || read.endsWith(asRead(word)));
  return staff || [merchant.name, merchant.code].some((house) => read === asRead(house));
}

/**
 * Gives who is signed in another nickname.
 *
 * @throws Refusal name.format, name.reserved for a name that looks like staff.
 */
export async function changeNickname(
  { db, merchant, account }: SignedInContext,
  { nickname: typed }: { nickname: string },
) {
  const nickname = typedName(typed);
  const fault = fieldFault(merchant.settings.rules.nickname, nickname, { required: true });
  if (fault) throw fieldsRefusal([['nickname', fault]]);
  if (looksLikeStaff(nickname, merchant)) throw fieldsRefusal([['nickname', 'name.reserved']]);
  await db.update(accounts).set({ nickname }).where(eq(accounts.id, account.id));
  return { nickname };
}
