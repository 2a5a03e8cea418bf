import { createContext } from 'react';

export interface PickState {
  /** Of the radios, so that the browser knows them as a group. */
  readonly name: string;
  readonly shape: 'tile' | 'row';
  readonly value: string | undefined;
  readonly onChange: (value: string) => void;
}

export const PickContext = createContext<PickState | null>(null);
