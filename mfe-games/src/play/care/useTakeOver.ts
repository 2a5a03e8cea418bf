import { call, hasCode } from '@site/api';
import { type RealityCheck, setReality } from '@site/contracts/areas/reality';
import { STORAGE_KEYS } from '@site/contracts/values/storageKeys';
import { readText, removeStored, useSession } from '@site/session';
import { useEffect, useEffectEvent } from 'react';

/** The platform offers no such interval: asking again would end the same. */
const REFUSED = ['limit.value.invalid', 'request.invalid'] as const;

/**
 * The interval that releases before this one kept on the device becomes the account's, unless that has one of its own, and
 * is forgotten here (PL-013). Where the platform is not reached the next game tries again.
 */
export function useTakeOver(answer: RealityCheck | undefined, onTaken: (answer: RealityCheck) => void): void {
  const account = useSession((session) => (session ? `${session.merchantCode}.${session.userName}` : ''));
  const chosen = answer && (answer.chosen ?? false);
  const takeOver = useEffectEvent(async () => {
    const key = `${STORAGE_KEYS.reminderInterval}.${account}`;
    const kept = readText(key);
    if (kept === undefined) return;
    try {
      if (chosen === false) onTaken(await call(setReality, { minutes: Number(kept) }, { silent: true }));
      removeStored(key);
    } catch (error) {
      if (hasCode(error, ...REFUSED)) removeStored(key);
    }
  });
  useEffect(() => {
    if (chosen !== undefined) void takeOver();
  }, [chosen]);
}
