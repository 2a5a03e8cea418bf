import type { AffiliateUrl } from '@site/contracts/areas/agentAccounts';
import { formatNumber } from '@site/i18n';
import { Card } from '@site/ui/Card';
import { Icon } from '@site/ui/Icon';
import { Spinner } from '@site/ui/Spinner';
import { Copy, QrCode, Share2, Trash2 } from 'lucide-react';
import { useId, useRef } from 'react';
import { useTexts } from '../../useTexts';
import styles from './Links.module.css';
import { useLinkActs } from './useLinkActs';
import { plainLink, useLinkTexts } from './useLinkTexts';

interface LinkCardProps {
  link: AffiliateUrl;
  isDeleting: boolean;
  onQr: () => void;
  onDelete: () => void;
}

/** One link: where it is put up, what it gives, how many have come by it, and what can be done with it. */
export function LinkCard({ link, isDeleting, onQr, onDelete }: LinkCardProps) {
  const { t } = useTexts();
  const texts = useLinkTexts();
  const title = useId();
  const shown = useRef<HTMLElement>(null);
  const { copy, share } = useLinkActs(shown);
  return (
    <Card as="article" padded={false} className={styles.card} aria-labelledby={title}>
      <div className={styles.top}>
        <div className={styles.words}>
          <h3 id={title}>{texts.name(link)}</h3>
          <small ref={shown}>{plainLink(link.url)}</small>
          <small>{texts.gives(link)}</small>
          <small>{texts.ends(link)}</small>
        </div>
        <p className={styles.count}>
          <b>{formatNumber(link.registered)}</b> <small>{t('accounts.link.registered')}</small>
        </p>
      </div>
      <div className={styles.acts}>
        <button type="button" aria-haspopup="dialog" aria-describedby={title} onClick={onQr}>
          <Icon of={QrCode} size={18} />
          {t('accounts.link.qr')}
        </button>
        <button type="button" aria-describedby={title} onClick={() => void copy(link.url)}>
          <Icon of={Copy} size={18} />
          {t('accounts.link.copy')}
        </button>
        <button type="button" aria-describedby={title} onClick={() => void share(link.url)}>
          <Icon of={Share2} size={18} />
          {t('accounts.link.share')}
        </button>
        <button
          type="button"
          data-bad
          aria-describedby={title}
          aria-disabled={isDeleting || undefined}
          onClick={() => isDeleting || onDelete()}
        >
          {isDeleting ? <Spinner size={18} /> : <Icon of={Trash2} size={18} />}
          {t('accounts.link.delete')}
        </button>
      </div>
    </Card>
  );
}
