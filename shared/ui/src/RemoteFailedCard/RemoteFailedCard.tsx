import { useOnReconnect } from '@site/ui/useOnReconnect';
import { useUiLabel } from '@site/ui/useUiLabel';
import { Puzzle } from 'lucide-react';
import { Button } from '../Button';
import { Glyph } from '../Glyph';
import { Icon } from '../Icon';
import { cx } from '../internal/cx';
import styles from './RemoteFailedCard.module.css';

export interface RemoteFailedCardProps {
  /** "Promotions unavailable". */
  title: string;
  /** What still works. */
  body?: string | undefined;
  onReload: () => void;
  reloading?: boolean;
  className?: string | undefined;
}

/** Stands where a part of the page could not be loaded; its neighbours keep working. A network that is back loads it. */
export function RemoteFailedCard({
  title,
  body,
  onReload,
  reloading = false,
  className,
}: RemoteFailedCardProps) {
  const t = useUiLabel();
  useOnReconnect(onReload);
  return (
    <div className={cx(styles.card, className)} role="alert">
      <Glyph>
        <Icon of={Puzzle} />
      </Glyph>
      <p className={styles.copy}>
        <b className={styles.title}>{title}</b>
        {body === undefined ? null : <small className={styles.body}>{body}</small>}
      </p>
      <Button variant="text" size="small" loading={reloading} onClick={onReload}>
        {t('reload')}
      </Button>
    </div>
  );
}
