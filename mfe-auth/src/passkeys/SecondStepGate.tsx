import { type ReactNode, useState } from 'react';
import type { DueSecondStep } from './dueSecondStep';
import { SecondStep } from './SecondStep';
import { SecondStepContext } from './secondStepContext';

/** Shows the second step in the place of the forms whose login asks for one. What they hold stays. */
export function SecondStepGate({ children }: { children: ReactNode }) {
  const [due, setDue] = useState<DueSecondStep>();
  return (
    <SecondStepContext value={{ due, ask: setDue }}>
      <div hidden={due !== undefined}>{children}</div>
      {due && <SecondStep due={due} onLeave={() => setDue(undefined)} />}
    </SecondStepContext>
  );
}
