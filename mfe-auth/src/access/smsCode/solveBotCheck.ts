import { call } from '@site/api';
import { type BotCheckSolution, botCheckChallenge } from '@site/contracts/areas/verification';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/**
 * Proof that this browser did some work, good for one code (docs/calls.md, "SMS codes"). Loaded when somebody
 * ticks the box. Throws ApiError when the challenge cannot be had, Error when it cannot be solved.
 */
export async function solveBotCheck(): Promise<string> {
  const challenge = await call(botCheckChallenge, {}, { silent: true });
  const solved = await solveChallenge({ challenge, deriveKey });
  if (!solved) throw new Error('the challenge was not solved in time');
  const { counter, derivedKey } = solved;
  return btoa(JSON.stringify({ challenge, solution: { counter, derivedKey } } satisfies BotCheckSolution));
}
