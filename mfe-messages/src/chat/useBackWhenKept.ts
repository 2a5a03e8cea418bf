import { useBack } from '@site/router';
import { useEffect, useEffectEvent } from 'react';

/** A browser that kept this page shows it again after the desk; what was meant is the page before. */
export function useBackWhenKept(): void {
  const back = useEffectEvent(useBack());
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) back();
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);
}
