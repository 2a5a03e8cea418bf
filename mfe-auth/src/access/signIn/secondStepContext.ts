import { createContext } from 'react';
import type { DueSecondStep } from './dueSecondStep';

interface SecondStepPlace {
  readonly due: DueSecondStep | undefined;
  readonly ask: (due: DueSecondStep) => void;
}

/** Where a login can ask for its second step; undefined on a page that has no room for it. */
export const SecondStepContext = createContext<SecondStepPlace | undefined>(undefined);
