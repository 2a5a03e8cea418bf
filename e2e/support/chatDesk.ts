import { PLATFORM } from './platformCall';

const CHAT_DESK = `${PLATFORM}/sandbox/chat`;

/** Writes to a member of aurora as the service desk does. */
export async function deskWrites(username: string, text: string): Promise<void> {
  const answer = await fetch(`${CHAT_DESK}/desk`, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams({ merchant: 'aurora', username, text }),
    redirect: 'manual',
  });
  if (!answer.headers.get('location')?.endsWith('said=sent'))
    throw new Error(`The desk did not write: ${answer.status} ${await answer.text()}`);
}

/** Has the desk not answer a member of aurora, or answer again. */
export async function deskIsAway(username: string, away: boolean): Promise<void> {
  const fault = away ? 'unavailable' : null;
  const answer = await fetch(`${CHAT_DESK}/fault`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ merchant: 'aurora', username, fault }),
  });
  if (!answer.ok) throw new Error(`The desk was not switched: ${await answer.text()}`);
}
