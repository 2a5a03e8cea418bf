import { Button } from '@site/ui/Button';
import { CopyList, CopyRow, useCopy } from '@site/ui/CopyRow';
import { EmptyState } from '@site/ui/EmptyState';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../useTexts';
import styles from './Form.module.css';
import type { OpenedAccount } from './form';

interface OpenedProps {
  account: OpenedAccount;
  onDone: () => void;
}

/** An account was opened: what its owner has to be told. Nothing keeps the password once this is left. */
export function Opened({ account: { username, password }, onDone }: OpenedProps) {
  const { t } = useTexts();
  const place = useRef<HTMLDivElement>(null);
  const both = useRef<HTMLDivElement>(null);
  const copy = useCopy(both);
  // The button that was pressed is gone: reading goes on from here.
  useEffect(() => place.current?.focus(), []);
  const names = { username: t('accounts.form.username'), password: t('accounts.form.password') };
  return (
    <div className={styles.opened}>
      <div ref={place} tabIndex={-1} className={styles.openedTitle}>
        <EmptyState
          picture="friends"
          title={t('accounts.opened.title', { account: username })}
          body={t('accounts.opened.body')}
        />
      </div>
      <div ref={both}>
        <CopyList>
          <CopyRow label={names.username} value={username} />
          <CopyRow label={names.password} value={password} />
        </CopyList>
      </div>
      <div className={styles.duo}>
        <Button
          variant="quiet"
          onClick={() =>
            void copy(
              `${names.username}: ${username}\n${names.password}: ${password}`,
              t('accounts.opened.copied'),
            )
          }
        >
          {t('accounts.opened.copyBoth')}
        </Button>
        <Button onClick={onDone}>{t('accounts.opened.done')}</Button>
      </div>
    </div>
  );
}
