import { isAgentAccount } from '@site/contracts/values/accountTypes';
import type { AccountType } from '@site/contracts/values/values';
import { Tag } from '@site/ui/Tag';
import type { ReactNode } from 'react';
import { useTexts } from '../useTexts';
import styles from './Person.module.css';

interface PersonNameProps {
  account: string;
  /** Left out where it is not known. */
  type?: AccountType;
  /** The second line. */
  children?: ReactNode;
}

/** A name of at most two lines, with what its owner is in the team, and a line under it. */
export function PersonName({ account, type, children }: PersonNameProps) {
  const { t } = useTexts();
  const isAgent = type !== undefined && isAgentAccount(type);
  return (
    <span className={styles.name}>
      <span className={styles.title}>
        <b className={styles.account}>{account}</b>
        {type !== undefined && (
          <Tag small tone={isAgent ? 'accent' : 'plain'}>
            {t(isAgent ? 'people.agent' : 'people.member')}
          </Tag>
        )}
      </span>
      {children !== undefined && <small className={styles.line}>{children}</small>}
    </span>
  );
}
