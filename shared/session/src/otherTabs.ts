import { STORAGE_KEYS } from '@site/contracts/values/storageKeys';
import * as z from 'zod/mini';
import { SessionInfo } from './sessionInfo';

const CHANNEL = 'site-session';

export const SIGN_OUT_REASONS = ['signed-out', 'expired', 'relogin', 'self-excluded'] as const;
export type SignOutReason = (typeof SIGN_OUT_REASONS)[number];

/** What one tab tells the others. */
const TabMessage = z.union([
  z.object({ kind: z.literal('signIn'), session: SessionInfo, persist: z.boolean() }),
  z.object({ kind: z.literal('signOut'), reason: z.enum(SIGN_OUT_REASONS) }),
]);
export type TabMessage = z.infer<typeof TabMessage>;

let channel: BroadcastChannel | undefined;

/** Tells the site's other tabs. Session storage raises no event in them, so a channel has to. */
export function tellOtherTabs(message: TabMessage): void {
  channel?.postMessage(message);
}

/**
 * Starts listening to the site's other tabs. Where there is no BroadcastChannel, the storage event still
 * carries sessions that survive the tab.
 */
export function listenToOtherTabs(receive: (message: TabMessage) => void): void {
  if (typeof BroadcastChannel !== 'undefined') {
    channel?.close();
    channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      const parsed = z.safeParse(TabMessage, data);
      if (parsed.success) receive(parsed.data);
    };
  }
  window.addEventListener('storage', ({ key, newValue, storageArea }) => {
    if (key !== STORAGE_KEYS.session || storageArea !== window.localStorage) return;
    const message = fromStoredText(newValue);
    if (message) receive(message);
  });
}

function fromStoredText(text: string | null): TabMessage | undefined {
  if (text === null) return { kind: 'signOut', reason: 'signed-out' };
  try {
    const parsed = z.safeParse(SessionInfo, JSON.parse(text));
    return parsed.success ? { kind: 'signIn', session: parsed.data, persist: true } : undefined;
  } catch {
    return undefined;
  }
}
