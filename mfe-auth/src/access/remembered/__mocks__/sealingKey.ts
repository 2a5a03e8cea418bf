import type { SealingKey } from '../sealingKey';

/* In tests: the key in memory. jsdom has no IndexedDB. */

let kept: SealingKey | undefined;

export const readSealingKey = jest.fn(async () => kept);

export const makeSealingKey = jest.fn(async () => {
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
  kept = { key, suffix: crypto.getRandomValues(new Uint8Array(16)) };
  return kept;
});

export const deleteSealingKey = jest.fn(async () => {
  kept = undefined;
});
