import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { DEPOSIT_CALLBACK, type DepositCallback } from '../../areas/cashier/callbacks/routes';
import { callbackSecret } from '../../areas/cashier/callbacks/secrets';
import { signatureOf } from '../../core/http/signature';

const Answer = z.object({
  value: z.optional(z.object({ result: z.string() })),
  error: z.optional(z.object({ code: z.string() })),
});

/**
 * Tells the platform what became of a deposit as a vendor does: by a signed call.
 *
 * @returns What the platform says became of it, or the code of its refusal.
 */
export async function tellPlatform(
  app: FastifyInstance,
  vendor: string,
  callback: DepositCallback,
): Promise<string> {
  const { clock, config } = app.platform;
  const body = JSON.stringify(callback);
  const timestamp = String(clock());
  const answer = await app.inject({
    method: 'POST',
    url: DEPOSIT_CALLBACK.replace(':vendor', vendor),
    headers: {
      'content-type': 'application/json',
      'x-timestamp': timestamp,
      'x-signature': signatureOf(callbackSecret(config, vendor) ?? '', timestamp, body),
    },
    payload: body,
  });
  const { value, error } = Answer.parse(answer.json());
  return value?.result ?? error?.code ?? 'unknown';
}
