import type { ChatDesk } from '../../../areas/chat/desk';
import { MINUTE } from '../../../core/clock';
import { hashToken, newToken } from '../../../core/ids';
import { answerOfVendor, type VendorFaults } from '../vendor';
import { CHAT_PATH } from './paths';
import { chatTickets } from './tables';

/** A chat has to be opened within so long, once (docs/calls.md, "Chat"). */
const TICKET_LIFE_MS = MINUTE;

/** By what a member's faults are set. */
export const memberKey = (merchant: string, username: string) => `${merchant} ${username}`;

/**
 * The demonstration's service desk.
 *
 * @param origin Where its pages live.
 */
export const sandboxDesk = (origin: string, faults: VendorFaults): ChatDesk => ({
  async open({ db, account, session, language, clock }, look) {
    const ticket = newToken();
    // In the query, because the page runs no script: it is used up by being read, and no log has queries.
    const address = `${origin}${CHAT_PATH}?ticket=${ticket}`;
    const fault = faults.of(memberKey(account.merchant, account.username));
    const answer = await answerOfVendor(address, fault);
    if (answer === '') return '';
    await db.insert(chatTickets).values({
      ...look,
      tokenHash: hashToken(ticket),
      sessionId: session.id,
      accountId: account.id,
      language,
      expiresAt: new Date(clock() + TICKET_LIFE_MS),
    });
    return answer;
  },
});
