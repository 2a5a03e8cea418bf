import { toast, toastDuration } from '@site/ui/Toast';
import { useEffect } from 'react';
import { useTexts } from '../../useTexts';

/** A loading notice while a name is searched for, until the response is here and no longer than 3 s (GA-036). */
export function useSearchNotice(name: string | undefined, settled: boolean): void {
  const { t } = useTexts();
  const searching = name !== undefined && !settled;
  useEffect(() => {
    if (!searching) return;
    const notice = toast.loading(t('in_please_wait'), { duration: toastDuration.loadingSearch });
    return () => toast.dismiss(notice);
  }, [searching, t]);
}
