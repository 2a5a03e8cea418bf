import { createContext } from 'react';

/** The header that the shell has drawn for a page, which the page's own PageHeader takes over. */
export interface ShellHeader {
  /** Where the page's title and actions go; `null` until it is drawn. */
  readonly place: HTMLElement | null;
  /** Called while a page fills the place; answers the function that gives it back. */
  readonly take: () => () => void;
}

/** `null` where the shell has drawn none: the page draws its own. */
export const ShellHeaderContext = createContext<ShellHeader | null>(null);
