import { newKeyPair } from './core/push/vapid';

export const PUSH_USAGE = 'push keys';

/** A pair of keys for notifications, as the settings want them. It is kept nowhere. */
async function makeKeys(): Promise<string> {
  const { publicKey, privateKey } = newKeyPair();
  return `VAPID_PUBLIC_KEY=${publicKey}\nVAPID_PRIVATE_KEY=${privateKey}`;
}

/** What an operator does about notifications: `pnpm command push …`. None needs a database. */
export const PUSH_COMMANDS: Readonly<Record<string, () => Promise<string>>> = { 'push keys': makeKeys };
