import { lazyPart, useOverlayFailure } from '@site/ui/lazyPart';
import { type ReactNode, useState } from 'react';
import type { DueSecondStep } from '../signIn/dueSecondStep';
import { SecondStepContext } from '../signIn/secondStepContext';

const useSecondStep = lazyPart(() => import('./SecondStep'));

/** Shows the second step in the place of the forms whose login asks for one. What they hold stays. */
export function SecondStepGate({ children }: { children: ReactNode }) {
  const [due, setDue] = useState<DueSecondStep>();
  const leave = () => setDue(undefined);
  const part = useSecondStep(due !== undefined, useOverlayFailure(leave));
  const shown = due && part;
  return (
    <SecondStepContext value={{ due, ask: setDue }}>
      <div hidden={shown !== undefined}>{children}</div>
      {shown && <part.SecondStep due={due} onLeave={leave} />}
    </SecondStepContext>
  );
}
