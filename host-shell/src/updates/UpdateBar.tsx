import { useTranslation } from '@site/i18n';
import { useLocation } from '@site/router';
import { Button } from '@site/ui/Button';
import { Icon } from '@site/ui/Icon';
import { IconButton } from '@site/ui/IconButton';
import { StatusBar } from '@site/ui/StatusBar';
import { RefreshCw, X } from 'lucide-react';
import { useLayoutEffect, useState } from 'react';
import { useNewRelease } from './newRelease';
import styles from './UpdateBar.module.css';

/**
 * Says that a newer site is live. It is taken on request, or with the next page that is opened (FD-025); who wants
 * to see what is under the bar puts it away.
 */
export function UpdateBar({ aboveFooter }: { aboveFooter: boolean }) {
  const { t } = useTranslation('host-shell');
  const { pathname } = useLocation();
  const [isAway, setAway] = useState(false);
  const noticedAt = useNewRelease();
  const movedOn = noticedAt !== undefined && noticedAt !== pathname;
  useLayoutEffect(() => {
    // The address is the next page's already: the document of the new release opens there.
    if (movedOn) window.location.reload();
  }, [movedOn]);
  if (noticedAt === undefined || isAway) return null;
  const actions = (
    <span className={styles.actions}>
      <Button variant="text" size="small" onClick={() => window.location.reload()}>
        {t('update.take')}
      </Button>
      <IconButton icon={X} iconSize={20} label={t('update.later')} onClick={() => setAway(true)} />
    </span>
  );
  return (
    <StatusBar
      className={aboveFooter ? `${styles.bar} ${styles.aboveFooter}` : styles.bar}
      tone="success"
      icon={<Icon of={RefreshCw} size={20} />}
      action={actions}
    >
      {t('update.ready')}
    </StatusBar>
  );
}
