const KEPT_UNDER = 'console.theme';

export type Theme = 'light' | 'dark';

/** The theme that was chosen here, else the one of the system. */
export function restoreTheme(): void {
  const kept = localStorage.getItem(KEPT_UNDER);
  const systems = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  document.documentElement.dataset.theme = kept === 'light' || kept === 'dark' ? kept : systems;
}

export function currentTheme(): Theme {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';
}

export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  localStorage.setItem(KEPT_UNDER, theme);
}
