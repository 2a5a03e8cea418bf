import { GameMessage } from '@site/contracts/play';
import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Listens to a game's page: only to the window in the frame, from its origin, and to messages of the contract. */
export function useGameMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  origin: string,
  onMessage: (type: GameMessage['type']) => void,
): void {
  const receive = useEffectEvent((event: MessageEvent<unknown>) => {
    if (event.origin !== origin || event.source !== frame.current?.contentWindow) return;
    const message = GameMessage.safeParse(event.data);
    if (message.success) onMessage(message.data.type);
  });

  useEffect(() => {
    const listener = (event: MessageEvent<unknown>) => receive(event);
    window.addEventListener('message', listener);
    return () => window.removeEventListener('message', listener);
  }, []);
}
