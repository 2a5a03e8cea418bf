import { createHmac } from 'node:crypto';

const DIGITS = 10;
/** Bytes above would make low digits likelier. */
const FAIR_BYTES = 250;

/**
 * The numbers of a draw: always the same for a secret and a number, and nothing to guess for who does not know
 * the secret. So a draw needs nothing to run when it closes; its numbers are worked out when they are asked for.
 *
 * @param digits How many there are.
 */
export function drawNumbers(secret: string, gameId: string, numero: string, digits: number): string[] {
  const drawn: string[] = [];
  for (let block = 0; drawn.length < digits; block += 1) {
    const bytes = createHmac('sha256', secret).update(`${gameId} ${numero} ${block}`).digest();
    for (const byte of bytes) if (byte < FAIR_BYTES) drawn.push(String(byte % DIGITS));
  }
  return drawn.slice(0, digits);
}
