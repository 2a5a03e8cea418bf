import type { openDownline as contract } from '@site/contracts/areas/agentAccounts';
import type { RequestOf, ValueOf } from '@site/contracts/http/endpoint';
import type { Account } from '../../../core/accounts/tables';
import { toInstant } from '../../../core/clock';
import type { SignedInContext } from '../../../core/http/route';
import { newId } from '../../../core/ids';
import type { Merchant } from '../../../core/merchants/tables';
import { formatMoney } from '../../../core/money';
import { newPasswordFault } from '../../accounts/newPassword';
import { hashPassword } from '../../accounts/passwords';
import { usernameKey } from '../../accounts/service';
import { admit } from '../../care/excluded';
import { fieldsRefusal } from '../../registration/form';
import { insertAccount } from '../../registration/insertAccount';
import { refuseTaken } from '../../registration/taken';
import { usernameFault } from '../../registration/usernames';
import { holdRates } from '../rebates/holdRates';
import { givenRates, type Rates, ratesOf, writeRates } from '../rebates/rates';
import { refuseUnfitRates } from './newRates';

type Opening = RequestOf<typeof contract>;

/** @throws Refusal with the codes of name and password, as a registration has them. */
function checkFields(merchant: Merchant, username: string, password: string): void {
  const faults = [
    ['username', usernameFault(merchant, username)],
    ['password', newPasswordFault(merchant, password, { username })],
  ].flatMap(([field, fault]): [string, string][] => (field && fault ? [[field, fault]] : []));
  if (faults.length > 0) throw fieldsRefusal(faults);
}

const view = ({ username, nickname, type, createdAt }: Account, rates: Rates): ValueOf<typeof contract> => ({
  account: username,
  nickname,
  type,
  level: 1,
  members: 0,
  balance: formatMoney(0n),
  rebates: givenRates(rates),
  online: false,
  registeredAt: toInstant(createdAt),
});

/**
 * Opens an account right below the agent, with the rates that it gives. Name and password meet the rules of a
 * registration. Nothing else is known of its owner yet, so that of what the excluded are recognised by (PL-023) only a
 * name is compared that is an address, a card or an identity number. The owner's first login is a first one.
 *
 * @throws Refusal account.format, password.format, password.common, username.exists, registration.refused,
 *   rebate.out.of.range, quota.exceeded.
 */
export async function openDownline(
  context: SignedInContext,
  { username: typed, password, type, rebates }: Opening,
): Promise<ValueOf<typeof contract>> {
  const { db, merchant, account: agent, clock } = context;
  const username = typed.trim();
  checkFields(merchant, username, password);
  await refuseTaken(db, merchant.code, { username });
  await admit(context, { mobileNum: username, emails: [username], cards: [username], idNumber: username });
  const rates = ratesOf(rebates);
  const passwordHash = await hashPassword(password);
  const createdAt = new Date(clock());
  return db.transaction(async (tx) => {
    await holdRates(tx, [agent.id]);
    await refuseUnfitRates(tx, agent, rates);
    const opened = await insertAccount(tx, {
      id: newId('acc'),
      merchant: merchant.code,
      username,
      usernameKey: usernameKey(username),
      nickname: username,
      passwordHash,
      type,
      parentId: agent.id,
      createdAt,
    });
    await writeRates(tx, opened.id, rates, createdAt);
    return view(opened, rates);
  });
}
