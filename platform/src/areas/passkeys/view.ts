import type { Passkey } from '@site/contracts/areas/passkeys';
import type { PasskeyRecord } from './tables';

/** A passkey as its owner sees it. */
export const passkeyView = ({ id, name, createdAt, lastUsedAt, synced, rpId }: PasskeyRecord): Passkey => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  ...(lastUsedAt && { lastUsedAt: lastUsedAt.toISOString() }),
  synced,
  host: rpId,
});

/** A passkey as a browser is told of it. */
export const descriptorOf = ({ credentialId, transports }: PasskeyRecord) => ({
  id: credentialId,
  type: 'public-key' as const,
  transports,
});

/** What an authenticator keeps of the account: its opaque id. */
export const userHandleOf = (accountId: string): string => Buffer.from(accountId).toString('base64url');
