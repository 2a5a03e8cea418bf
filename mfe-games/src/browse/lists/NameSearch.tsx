import { THROTTLE_MS } from '@site/api';
import { GAME_NAME_MAX_LENGTH } from '@site/contracts/areas/games';
import { SearchField } from '@site/ui/SearchField';
import { useTexts } from '../../useTexts';
import type { ListState } from './listState';

export interface NameSearchProps {
  name: string | undefined;
  onChange: (changes: Pick<ListState, 'name'>) => void;
}

/** Search by name within a list: half a second after the last letter, at once on Enter (GA-025). */
export function NameSearch({ name = '', onChange }: NameSearchProps) {
  const { t } = useTexts();
  return (
    <SearchField
      label={t('search.label')}
      clearLabel={t('search.clear')}
      maxLength={GAME_NAME_MAX_LENGTH}
      value={name}
      delay={THROTTLE_MS.nameSearch}
      clean={withoutEdges}
      onSearch={(typed) => onChange({ name: typed || undefined })}
    />
  );
}

const withoutEdges = (typed: string) => typed.trim();
