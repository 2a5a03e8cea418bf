import { call } from '@site/api';
import { walletBalance } from '@site/contracts/account';
import { FrameMessage, type LaunchTokenMessage } from '@site/contracts/lottery';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { refreshBalance } from './useFrameLaunch';

export interface FrameEvents {
  /** Another launch token; a frame gets one, then it has failed. */
  readonly renew: () => Promise<string>;
  readonly onReady: () => void;
  readonly onFailed: () => void;
}

/**
 * Listens to the frame: only to the window in it, from its own origin, and to messages of the contract. What it
 * is answered is told to that origin alone.
 */
export function useFrameMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  origin: string,
  { renew, onReady, onFailed }: FrameEvents,
): void {
  const renewed = useRef(false);

  const answerToken = useEffectEvent(async () => {
    if (renewed.current) return onFailed();
    renewed.current = true;
    try {
      const message: LaunchTokenMessage = {
        type: 'lottery.launchToken',
        launchToken: await renew(),
      };
      frame.current?.contentWindow?.postMessage(message, origin);
    } catch {
      onFailed();
    }
  });

  const receive = useEffectEvent((event: MessageEvent<unknown>) => {
    if (event.origin !== origin || event.source !== frame.current?.contentWindow) return;
    const { data: message } = FrameMessage.safeParse(event.data);
    switch (message?.type) {
      case 'lottery.ready':
        return onReady();
      case 'lottery.launchToken.wanted':
        return void answerToken();
      case 'lottery.balance.changed':
        return refreshBalance();
      case 'lottery.session.ended':
        // The platform says so to any call, and the host then leads to the login page.
        return void call(walletBalance, {}).catch(() => undefined);
    }
  });

  useEffect(() => {
    const listener = (event: MessageEvent<unknown>) => receive(event);
    window.addEventListener('message', listener);
    return () => window.removeEventListener('message', listener);
  }, []);
}
