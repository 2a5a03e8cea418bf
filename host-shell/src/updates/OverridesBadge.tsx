import { useTranslation } from '@site/i18n';
import { activeOverrides, clearOverrides } from '../federation/discovery/overrides';
import styles from './OverridesBadge.module.css';

/** Shows a developer which releases they have chosen for this tab, and ends that (FD-034). */
export function OverridesBadge() {
  const { t } = useTranslation('host-shell');
  const overrides = [...activeOverrides()].map(([remote, release]) => `${remote}@${release}`);
  if (overrides.length === 0) return null;
  return (
    <aside className={styles.badge} aria-label={t('overrides.title')}>
      <span className={styles.releases}>{overrides.join(' ')}</span>
      <button type="button" className={styles.clear} onClick={endOverrides}>
        {t('overrides.end')}
      </button>
    </aside>
  );
}

function endOverrides(): void {
  clearOverrides();
  const { pathname, search } = window.location;
  const rest = new URLSearchParams(search);
  rest.delete('override');
  window.location.replace(rest.size > 0 ? `${pathname}?${rest}` : pathname);
}
