import { Button } from '@site/ui/Button';
import { Card } from '@site/ui/Card';
import { useCopy } from '@site/ui/CopyRow';
import { Icon } from '@site/ui/Icon';
import { QrCode } from '@site/ui/QrCode';
import { useAddressSheet } from '@site/ui/useSheet';
import { Copy, Share2 } from 'lucide-react';
import { useRef } from 'react';
import { useTexts } from '../../useTexts';
import { plainLink } from './plainLink';
import { QrSheet } from './QrSheet';
import styles from './ShareCard.module.css';
import { useShare } from './useShare';

/** The part of the page's address at which the code is shown large. */
const QR = 'qr';

interface ShareCardProps {
  code: string;
  link: string;
}

/** The member's code and link, to scan, to copy and to send. */
export function ShareCard({ code, link }: ShareCardProps) {
  const { t } = useTexts();
  const shownCode = useRef<HTMLSpanElement>(null);
  const shownLink = useRef<HTMLSpanElement>(null);
  const copyCode = useCopy(shownCode);
  const copyLink = useCopy(shownLink);
  const share = useShare(shownLink);
  const large = useAddressSheet('part', (part) => part === QR);
  return (
    <Card as="section" aria-label={t('referral.code')}>
      <div className={styles.top}>
        <button
          type="button"
          className={styles.qr}
          aria-label={t('referral.qr.open')}
          aria-haspopup="dialog"
          onClick={() => large.show(QR)}
        >
          <QrCode text={link} label={t('referral.qr.label')} />
        </button>
        <div className={styles.words}>
          <span className={styles.label}>{t('referral.code')}</span>
          <span ref={shownCode} className={styles.code}>
            {code}
          </span>
          <span className={styles.hint}>{t('referral.codeHint')}</span>
          <Button
            variant="quiet"
            size="small"
            icon={<Icon of={Copy} size={16} />}
            className={styles.copyCode}
            onClick={() => void copyCode(code, t('referral.codeCopied'))}
          >
            {t('referral.copyCode')}
          </Button>
        </div>
      </div>
      <div className={styles.link}>
        <span ref={shownLink}>{plainLink(link)}</span>
        <Button
          variant="text"
          size="small"
          aria-label={t('referral.copyLink')}
          onClick={() => void copyLink(link, t('referral.linkCopied'))}
        >
          {t('referral.copy')}
        </Button>
      </div>
      <Button block icon={<Icon of={Share2} size={18} />} onClick={() => void share(link)}>
        {t('referral.share')}
      </Button>
      <QrSheet open={large.open} onClose={large.close} code={code} link={link} />
    </Card>
  );
}
