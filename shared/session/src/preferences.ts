import { Theme } from '@site/contracts/merchant';
import { LanguageParameter } from '@site/contracts/values';
import * as z from 'zod/mini';
import { readText, removeStored, writeText } from './storage';

/*
 * The small settings that a browser keeps, each a plain text in local storage under the name that the
 * specification gives (SH-005).
 */
const preferences = {
  language: LanguageParameter,
  theme: Theme,
  /** 1: the session survives the tab. */
  autoLogin: z.enum(['0', '1']),
  /** 1: started from an iOS web clip. */
  WEBCLIP: z.literal('1'),
  /** 1: the download bar was closed. */
  hideDownloadBar: z.literal('1'),
};

type Preferences = { [Key in keyof typeof preferences]: z.output<(typeof preferences)[Key]> };

/** The stored choice; `undefined` when there is none, or it is not one of those allowed. Never throws. */
export function readPreference<Key extends keyof Preferences>(key: Key): Preferences[Key] | undefined {
  const parsed = z.safeParse(preferences[key], readText(key));
  return parsed.success ? (parsed.data as Preferences[Key]) : undefined;
}

/** Stores a choice; `undefined` forgets it. Never throws: without storage the choice lives as long as the page. */
export function writePreference<Key extends keyof Preferences>(
  key: Key,
  value: Preferences[Key] | undefined,
): void {
  if (value === undefined) removeStored(key);
  else writeText(key, value);
}
