import type { Runtime } from '@site/session/runtime';

/*
 * On what a page runs, in a word: what a document says a part of its first view is for (`guest-android`), and what its
 * first script finds out. So that script imports this and nothing that this does not need.
 */

/** Every device in a browser that something may be installed on, and a computer. */
export const DEVICES: readonly Pick<Runtime, 'kind' | 'os' | 'canInstall'>[] = [
  { kind: 'H5', os: 'android', canInstall: false },
  { kind: 'H5', os: 'harmony', canInstall: false },
  { kind: 'H5', os: 'ios', canInstall: true },
  { kind: 'H5', os: 'ios', canInstall: false },
  { kind: 'H5', os: 'other', canInstall: false },
  { kind: 'WEBCLIP', os: 'ios', canInstall: true },
];

/** `android`, `ios-installs`, `WEBCLIP` … */
export function deviceWord({ kind, os, canInstall }: Pick<Runtime, 'kind' | 'os' | 'canInstall'>): string {
  if (kind !== 'H5') return kind;
  return canInstall ? `${os}-installs` : os;
}
