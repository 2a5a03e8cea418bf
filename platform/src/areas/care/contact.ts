import type { Contact } from '@site/contracts/areas/care';
import { careStateOf, changeState } from '../../core/care/changeState';
import { noteChange } from '../../core/care/log';
import type { SignedInContext } from '../../core/http/route';
import { change } from './change';

const NONE: Contact = { inbox: false, mail: false, sms: false, push: false };

/** By which ways the caller wants offers: none until they say so (PL-040). */
export async function contactOf({ db, account }: SignedInContext): Promise<Contact> {
  return (await careStateOf(db, account.id))?.contact ?? NONE;
}

const textOf = (contact: Contact): string =>
  (['inbox', 'mail', 'sms', 'push'] as const).filter((way) => contact[way]).join(' ');

/** Changes by which ways the caller wants offers. */
export const setContact = (context: SignedInContext, { inbox, mail, sms, push }: Contact): Promise<Contact> =>
  change(context, async ({ tx, care, at, by }) => {
    const contact: Contact = { inbox, mail, sms, push };
    const from = textOf(care.row?.contact ?? NONE);
    const to = textOf(contact);
    if (from === to) return contact;
    await changeState(tx, care.accountId, { contact });
    await noteChange(tx, { accountId: care.accountId, at, what: 'CONTACT', from, to, ...by });
    return contact;
  });
