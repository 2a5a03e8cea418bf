import type { FastifyRequest } from 'fastify';
import { Refusal } from '../../core/http/refusal';

/**
 * Another site's page must not press the buttons of the sandbox's pages.
 *
 * @throws Refusal access.denied.
 */
export async function refuseForeignForm({ headers }: FastifyRequest): Promise<void> {
  const from = headers['sec-fetch-site'];
  if (from !== undefined && from !== 'same-origin' && from !== 'none') throw new Refusal('access.denied');
}
