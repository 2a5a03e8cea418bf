import { Link } from '@site/router';
import { Icon } from '@site/ui/Icon';
import { ChevronRight, UsersRound } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { useTexts } from '../useTexts';
import styles from './TeamPath.module.css';
import { levelAddress } from './useTeamView';

interface TeamPathProps {
  /** Whose direct downlines are shown. */
  account: string;
  /** From the agent to the account; until it is known the way between them is left out. */
  path: readonly string[] | undefined;
}

/** The way from the agent down to an account: every part but the last is a link. */
export function TeamPath({ account, path }: TeamPathProps) {
  const { t } = useTexts();
  const row = useRef<HTMLElement>(null);
  const names = path?.slice(1) ?? [account];
  const last = names.at(-1);
  // What one looks at is at the end.
  useLayoutEffect(() => {
    if (row.current && last !== undefined) row.current.scrollLeft = row.current.scrollWidth;
  }, [last]);
  return (
    <nav ref={row} className={styles.path} aria-label={t('teamPage.path')}>
      <ol className={styles.parts}>
        <li>
          <Link to={levelAddress()} className={styles.part ?? ''} {...(!last && { 'aria-current': 'page' })}>
            <Icon of={UsersRound} size={16} />
            {t('teamPage.myTeam')}
          </Link>
        </li>
        {names.map((name) => (
          <li key={name}>
            <Icon of={ChevronRight} size={14} className={styles.next} />
            {name === last ? (
              <b className={styles.part} aria-current="page">
                {name}
              </b>
            ) : (
              <Link to={levelAddress(name)} className={styles.part ?? ''}>
                {name}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
