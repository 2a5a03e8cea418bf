import { Link } from '@site/router';
import { Icon } from '@site/ui/Icon';
import { ScrollRow } from '@site/ui/ScrollRow';
import { ChevronRight, UsersRound } from 'lucide-react';
import { Fragment, useLayoutEffect, useRef } from 'react';
import { useTexts } from '../../useTexts';
import styles from './PathBar.module.css';

interface PathBarProps {
  /** From the level below the agent to the account that is shown. */
  path: readonly string[];
  /** The address of a level; the agent's own without an account. */
  addressOf: (account: string | undefined) => string;
}

/** The way down to an account: each part but the last leads back to its level. */
export function PathBar({ path, addressOf }: PathBarProps) {
  const { t } = useTexts();
  const row = useRef<HTMLElement>(null);
  const shown = path.join('/');
  useLayoutEffect(() => {
    if (row.current) row.current.scrollLeft = row.current.scrollWidth;
  }, [shown]);
  return (
    <nav aria-label={t('figures.path.label')}>
      <ScrollRow as="ul" ref={row} className={styles.path}>
        <li>
          <Link to={addressOf(undefined)} className={styles.level}>
            <Icon of={UsersRound} size={16} />
            {t('figures.path.team')}
          </Link>
        </li>
        {path.map((account, index) => (
          <Fragment key={account}>
            <li aria-hidden="true" className={styles.step}>
              <Icon of={ChevronRight} size={14} />
            </li>
            <li>
              {index === path.length - 1 ? (
                <b aria-current="page" className={styles.level}>
                  {account}
                </b>
              ) : (
                <Link to={addressOf(account)} className={styles.level}>
                  {account}
                </Link>
              )}
            </li>
          </Fragment>
        ))}
      </ScrollRow>
    </nav>
  );
}
