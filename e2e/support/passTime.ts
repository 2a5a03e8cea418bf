import { ask } from './platformCall';

const HOUR = 60;

/** Lets hours go by for what a member has chosen: a test cannot wait for a day. */
export const passHours = (member: { merchant: string; username: string }, hours: number): Promise<unknown> =>
  passMinutes(member, hours * HOUR);

/** The same in minutes, with a game open all the time. */
export const passMinutes = (
  { merchant, username }: { merchant: string; username: string },
  minutes: number,
): Promise<unknown> =>
  ask('/sandbox/care/pass', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ merchant, username, minutes }),
  });
