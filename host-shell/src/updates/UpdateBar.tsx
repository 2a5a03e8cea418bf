import { useTranslation } from '@site/i18n';
import { useLocation } from '@site/router';
import { Button } from '@site/ui/Button';
import { Icon } from '@site/ui/Icon';
import { StatusBar } from '@site/ui/StatusBar';
import { RefreshCw } from 'lucide-react';
import { useLayoutEffect } from 'react';
import { useNewRelease } from './newRelease';

/** Says that a newer site is live. It is taken on request, or with the next page that is opened (FD-025). */
export function UpdateBar() {
  const { t } = useTranslation('host-shell');
  const { pathname } = useLocation();
  const noticedAt = useNewRelease();
  const movedOn = noticedAt !== undefined && noticedAt !== pathname;
  useLayoutEffect(() => {
    // The address is the next page's already: the document of the new release opens there.
    if (movedOn) window.location.reload();
  }, [movedOn]);
  if (noticedAt === undefined) return null;
  return (
    <StatusBar
      tone="success"
      icon={<Icon of={RefreshCw} size={20} />}
      action={
        <Button variant="text" size="small" onClick={() => window.location.reload()}>
          {t('update.take')}
        </Button>
      }
    >
      {t('update.ready')}
    </StatusBar>
  );
}
