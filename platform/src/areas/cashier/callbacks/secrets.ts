import { randomBytes } from 'node:crypto';
import type { Config } from '../../../core/config';

/**
 * Signs for the vendors of the demonstration, whose sandbox calls the very process that serves its page: nothing has
 * to be configured, and nobody else knows it.
 */
const ofThisProcess = randomBytes(32).toString('hex');

/** The secret that a payment vendor signs its callbacks by; none for a vendor that may not call. */
export const callbackSecret = (
  { paymentSecrets, developerMailbox }: Pick<Config, 'paymentSecrets' | 'developerMailbox'>,
  vendor: string,
): string | undefined => paymentSecrets.get(vendor) ?? (developerMailbox ? ofThisProcess : undefined);
