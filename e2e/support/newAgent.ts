import type { ContractTerm } from '@site/contracts/areas/agentContracts';
import type { GivenRate } from '@site/contracts/areas/rebates';
import { newName, PASSWORD } from './newMember';
import { ask, type Caller, PLATFORM } from './platformCall';
import { sealedCalls } from './sealedCalls';
import { openSession, type StoredSession, sessionWith } from './session';
import type { SiteCode } from './site';

/** Who calls with a session. */
export function callerOf(merchant: SiteCode, session: StoredSession): Caller {
  const { token } = JSON.parse(session.localStorage[0]?.value ?? '{}') as { token: string };
  return { merchant, token };
}

export const demonstrationAgent = async (merchant: SiteCode): Promise<Caller> =>
  callerOf(merchant, await openSession(merchant, 'agent01'));

/** Opens an account in an agent's team, with the password of `newMember.ts`; answers its name. */
export async function openAccount(
  { merchant, token }: Caller,
  type: 0 | 1,
  rebates: readonly GivenRate[] = [],
): Promise<string> {
  const username = newName();
  const seal = await sealedCalls(PLATFORM, merchant);
  const { headers, body } = seal({ username, password: PASSWORD, type, rebates });
  await ask('/wps/agent/register/downline', {
    method: 'POST',
    headers: { ...headers, authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() },
    body,
  });
  return username;
}

/** An agent below agent01, whose team and contracts no other test changes. */
export async function newAgent(merchant: SiteCode): Promise<{ name: string; session: StoredSession }> {
  const name = await openAccount(await demonstrationAgent(merchant), 1);
  return { name, session: await sessionWith(merchant, name, PASSWORD) };
}

/** Lower than what agent01 has of the house at every step. */
export const LOW_TERMS: readonly ContractTerm[] = [{ turnover: '5000.00', activeMembers: 40, rate: '0.20' }];
