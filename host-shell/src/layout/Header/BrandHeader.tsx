import { useMerchant } from '@site/api';
import { PATHS } from '@site/contracts/values/paths';
import { useTranslation } from '@site/i18n';
import { Link } from '@site/router';
import { BrandMark, BrandWordmark } from '@site/ui/BrandMark';
import type { ReactNode } from 'react';
import { DownloadIcon } from '../../downloads/DownloadIcon';
import styles from './Header.module.css';
import { HeaderActions } from './HeaderActions';

/** The header of home: the merchant's mark, and what one can do. */
export function BrandHeader() {
  return (
    <BrandFrame>
      <DownloadIcon />
      <HeaderActions />
    </BrandFrame>
  );
}

/** The header with the mark, around what one can do. */
export function BrandFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('host-shell');
  const merchant = useMerchant();
  return (
    <header className={styles.header}>
      <Link
        to={PATHS.home}
        className={styles.brand}
        aria-label={t('header.home', { merchant: merchant.name })}
      >
        <BrandMark className={styles.mark} />
        <BrandWordmark className={styles.wordmark} />
      </Link>
      {children}
    </header>
  );
}
