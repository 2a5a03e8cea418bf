import type { ContractKind } from '@site/contracts/areas/agentContracts';
import { NavLink } from '@site/router';
import { VisuallyHidden } from '@site/ui/VisuallyHidden';
import { useTexts } from '../useTexts';
import styles from './ContractTabs.module.css';
import { KIND_NAMES, KINDS } from './kinds';
import { useWaitingKinds } from './queries';

/** The three kinds, each a page of its own; a dot where one waits to be signed. Back leaves them all in one step. */
export function ContractTabs({ kind }: { kind: ContractKind }) {
  const { t } = useTexts();
  const waiting = useWaitingKinds();
  return (
    <nav className={styles.tabs} aria-label={t('contracts.title')}>
      {KIND_NAMES.map((each) => (
        <NavLink
          key={each}
          replace
          to={KINDS[each].path}
          className={styles.tab ?? ''}
          data-chosen={each === kind || undefined}
        >
          {t(`contracts.kinds.${each}.tab`)}
          {waiting.includes(each) && (
            <i className={styles.dot}>
              <VisuallyHidden>, {t('contracts.waits')}</VisuallyHidden>
            </i>
          )}
        </NavLink>
      ))}
    </nav>
  );
}
