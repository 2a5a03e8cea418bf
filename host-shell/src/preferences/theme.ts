import type { Theme } from '@site/contracts/federation/merchant';
import { readPreference, writePreference } from '@site/session';
import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

const present = (): Theme => (document.documentElement.dataset.theme === 'light' ? 'light' : 'dark');

/** Puts the stored theme, else the merchant's, on the document. Called once, before the first render. */
export function restoreTheme(merchantDefault: Theme): void {
  document.documentElement.dataset.theme = readPreference('theme') ?? merchantDefault;
}

/** Applies and stores a theme (HS-077). */
export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  writePreference('theme', theme);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The theme that the page wears now. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, present);
}
