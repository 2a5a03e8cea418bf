import { SearchField } from '@site/ui/SearchField';
import { useTexts } from '../../useTexts';
import type { Figures } from '../useFigures';

/** A name is typed to its end before it is asked for, in ms. */
const PAUSE_MS = 800;
const MAX_LENGTH = 64;
const clean = (typed: string) => typed.trim();

/** Whose figures: anybody of the team, by the whole name. */
export function AccountSearch({ figures, busy }: { figures: Figures; busy: boolean }) {
  const { t } = useTexts();
  return (
    <SearchField
      label={t('figures.search.label')}
      clearLabel={t('figures.search.clear')}
      maxLength={MAX_LENGTH}
      value={figures.account ?? ''}
      delay={PAUSE_MS}
      clean={clean}
      onSearch={(text) => figures.change({ account: text === '' ? undefined : text })}
      busy={busy}
    />
  );
}
