import { Theme } from '@site/contracts/federation/merchant';
import { STORAGE_KEYS } from '@site/contracts/values/storageKeys';
import { LanguageParameter } from '@site/contracts/values/values';
import * as z from 'zod/mini';
import { readText, removeStored, writeText } from './storage';

/*
 * The small settings that a browser keeps, each a plain text in local storage under the name that the
 * specification gives (SH-005).
 */
const preferences = {
  [STORAGE_KEYS.language]: LanguageParameter,
  [STORAGE_KEYS.theme]: Theme,
  [STORAGE_KEYS.autoLogin]: z.enum(['0', '1']),
  /** 1: started from an iOS web clip. */
  [STORAGE_KEYS.webClip]: z.literal('1'),
  /** 1: the download bar was closed. */
  [STORAGE_KEYS.hideDownloadBar]: z.literal('1'),
  /** 1: balances show asterisks. */
  [STORAGE_KEYS.balanceHidden]: z.literal('1'),
  /** 1: the shortcuts of an agent's home are open. */
  [STORAGE_KEYS.shortcutsOpen]: z.literal('1'),
};

type Preferences = { [Key in keyof typeof preferences]: z.output<(typeof preferences)[Key]> };

/** What the browser refused to store: these choices live as long as the page. */
const unstored = new Map<string, string>();

/** The stored choice; `undefined` when there is none, or it is not one of those allowed. Never throws. */
export function readPreference<Key extends keyof Preferences>(key: Key): Preferences[Key] | undefined {
  const parsed = z.safeParse(preferences[key], unstored.get(key) ?? readText(key));
  return parsed.success ? (parsed.data as Preferences[Key]) : undefined;
}

/** Stores a choice; `undefined` forgets it. Never throws: without storage the choice lives as long as the page. */
export function writePreference<Key extends keyof Preferences>(
  key: Key,
  value: Preferences[Key] | undefined,
): void {
  unstored.delete(key);
  if (value === undefined) removeStored(key);
  else if (!writeText(key, value)) unstored.set(key, value);
}
