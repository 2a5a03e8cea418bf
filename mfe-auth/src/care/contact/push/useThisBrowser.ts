import { useMerchant } from '@site/api';
import { isPushOn, pushAbility, startPush } from '@site/api/push';
import { language } from '@site/i18n';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

const look = () => ({ ability: pushAbility(), isOn: isPushOn() });

/** Whether this browser takes notifications of the member, and what starts it. */
export function useThisBrowser(publicKey: string) {
  const { name } = useMerchant();
  const [browser, setBrowser] = useState(look);
  const { mutate, isPending, isError } = useMutation({
    mutationFn: () => startPush(publicKey, { siteName: name, language: language() }),
    // The page says beside the button what became of it.
    networkMode: 'always',
    onSettled: () => setBrowser(look()),
  });
  // Its owner comes back from the browser's settings.
  useEffect(() => {
    const lookAgain = () => setBrowser(look());
    window.addEventListener('focus', lookAgain);
    return () => window.removeEventListener('focus', lookAgain);
  }, []);
  const { ability, isOn } = browser;
  return {
    ability,
    isOn,
    isStarting: isPending,
    hasFailed: isError,
    /** Only in a press: the browser asks its owner. */
    start: () => {
      if (!isOn && !isPending && (ability === 'default' || ability === 'granted')) mutate();
    },
  };
}
