import type { ApiError } from '@site/api';
import type { Session } from '@site/contracts/areas/account';
import { SecondStep } from '@site/contracts/areas/passkeys';
import * as z from 'zod/mini';

/** A login whose password or code was right, and what is left of it. */
export interface DueSecondStep {
  readonly step: SecondStep;
  /** Ends the login as it would have ended without a second step. */
  readonly complete: (session: Session) => Promise<void>;
}

/** The second step that a refused login asks for. */
export function secondStepOf(error: ApiError): SecondStep | undefined {
  if (error.code !== 'login.second.step') return undefined;
  return z.safeParse(SecondStep, error.value).data;
}
