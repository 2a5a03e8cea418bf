import { useErrorText } from '@site/i18n';
import { toast } from '@site/ui/Toast';
import { useRef, useState } from 'react';

type BotCheckState = 'clear' | 'working' | 'passed';

/** The check box's state, and the proof behind it, which is good for one code. */
export function useBotCheck() {
  const errorText = useErrorText();
  const [state, setState] = useState<BotCheckState>('clear');
  const proof = useRef<string>(undefined);
  const reset = () => {
    proof.current = undefined;
    setState('clear');
  };
  const start = async () => {
    setState('working');
    try {
      const { solveBotCheck } = await import('./solveBotCheck');
      proof.current = await solveBotCheck();
      setState('passed');
    } catch (error) {
      reset();
      toast.error(errorText(error));
    }
  };
  return { state, start: () => void (state === 'clear' && start()), reset, proof };
}
