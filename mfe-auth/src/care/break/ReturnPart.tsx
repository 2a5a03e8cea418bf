import type { PlayState } from '@site/contracts/areas/care';
import { addressOf, PATHS } from '@site/contracts/values/paths';
import { Link } from '@site/router';
import { ListRow } from '@site/ui/ListRow';
import { RowCard } from '../../account/rows/RowCard';
import { useTexts } from '../../useTexts';
import { AskToReturn } from './AskToReturn';
import { ReturnWait } from './ReturnWait';

/** The way back to play after an exclusion, which nobody has to go (PL-022); and the way to a longer one. */
export function ReturnPart({ state }: { state: PlayState }) {
  const { t } = useTexts();
  return (
    <>
      {state.state === 'RETURN_DUE' && <AskToReturn />}
      {state.state === 'RETURN_WAIT' && <ReturnWait />}
      <RowCard>
        <ListRow
          label={t('break.exclusion.extend')}
          render={<Link to={addressOf(PATHS.careBreak, { part: 'exclusion' })} />}
        />
      </RowCard>
    </>
  );
}
