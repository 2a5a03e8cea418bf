import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { FrameEvent, FrameSource, Reply } from './source';

/**
 * Listens to a game's page: only to the window in the frame, from its own origin, and to words that it knows.
 * Replies go to that origin alone.
 */
export function useFrameMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  { messages: origin, read }: FrameSource,
  onEvent: (event: FrameEvent, reply: Reply) => void,
): void {
  const receive = useEffectEvent((message: MessageEvent<unknown>) => {
    const page = frame.current?.contentWindow;
    if (!page || message.origin !== origin || message.source !== page) return;
    const event = read(message.data);
    if (event) onEvent(event, (answer) => page.postMessage(answer, origin));
  });

  useEffect(() => {
    const listener = (message: MessageEvent<unknown>) => receive(message);
    window.addEventListener('message', listener);
    return () => window.removeEventListener('message', listener);
  }, []);
}
