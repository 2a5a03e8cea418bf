import type { CareLogEntry } from '@site/contracts/areas/care';
import { formatDateTime } from '@site/i18n';
import { useTexts } from '../../useTexts';
import { useChangeText } from './useChangeText';

/** A change: what, from what to what, when, by whom, and from when it holds. */
export function Entry({ entry }: { entry: CareLogEntry }) {
  const { t } = useTexts();
  const { what, values, holdsFrom } = useChangeText()(entry);
  return (
    <li>
      <b>{what}</b>
      {values && <p>{t('log.fromTo', values)}</p>}
      {holdsFrom !== undefined && <p>{t('log.holdsFrom', { when: holdsFrom })}</p>}
      <small>
        <time dateTime={entry.at}>{formatDateTime(entry.at)}</time>
        {' · '}
        {/* @texts log.by.* — the sources of the contract */}
        {t(`log.by.${entry.source}`)}
      </small>
    </li>
  );
}
