import { usePlayState } from '@site/api';
import type { CareSettings, PlayState } from '@site/contracts/areas/care';
import { useErrorText } from '@site/i18n';
import { usePageTitle, useSearchParams } from '@site/router';
import { ErrorState } from '@site/ui/ErrorState';
import { HelpList } from '@site/ui/HelpList';
import { LoadingRegion, Skeleton } from '@site/ui/Skeleton';
import { useTexts } from '../../useTexts';
import { useCareSettings } from '../parts/queries';
import styles from './Break.module.css';
import { ExclusionPart } from './ExclusionPart';
import { ReturnPart } from './ReturnPart';
import { StandingNow } from './StandingNow';
import { TimeoutPart } from './TimeoutPart';

/** Taking a break from play: a time-out, an exclusion, and the way back after one (PL-017, PL-018, PL-022). */
export default function CareBreakPage() {
  const { t } = useTexts();
  const errorText = useErrorText();
  const [search] = useSearchParams();
  const state = usePlayState();
  const settings = useCareSettings();
  const part = partOf(state.data, search.get('part'));
  usePageTitle(part && part !== 'timeout' ? t(`break.${part}.title`) : undefined);
  const failed = state.error ?? settings.error;
  const shows = state.data && settings.data && part;
  const retry = () => {
    for (const query of [state, settings]) if (query.isError) void query.refetch();
  };
  return (
    <div className={styles.page}>
      {state.data && settings.data && part ? (
        <>
          <StandingNow state={state.data} />
          <Part part={part} state={state.data} settings={settings.data} />
        </>
      ) : failed ? (
        <ErrorState
          title={t('break.failed')}
          body={errorText(failed)}
          retrying={state.isFetching || settings.isFetching}
          onRetry={retry}
        />
      ) : (
        <BreakSkeleton />
      )}
      {/* Not below the skeleton: it would jump when the page comes. */}
      {(shows || failed) && <HelpList />}
    </div>
  );
}

// @texts break.exclusion.title — part
// @texts break.return.title — part
type PartName = 'timeout' | 'exclusion' | 'return';

/** The part that an address opens, as far as the account has it: after an exclusion there is no time-out. */
function partOf(playState: PlayState | undefined, asked: string | null): PartName | undefined {
  if (asked === 'exclusion') return 'exclusion';
  if (!playState) return undefined;
  const { state } = playState;
  const excluded = state === 'EXCLUDED' || state === 'RETURN_DUE' || state === 'RETURN_WAIT';
  return excluded ? 'return' : 'timeout';
}

interface PartProps {
  part: PartName;
  state: PlayState;
  settings: CareSettings;
}

function Part({ part, state, settings }: PartProps) {
  if (part === 'exclusion') return <ExclusionPart state={state} settings={settings} />;
  if (part === 'return') return <ReturnPart state={state} />;
  return <TimeoutPart state={state} settings={settings} />;
}

function BreakSkeleton() {
  const { t } = useTexts();
  return (
    <LoadingRegion label={t('break.loading')} className={styles.form}>
      {Array.from({ length: 4 }, (_, row) => (
        <Skeleton key={row} shape="box" height="56px" />
      ))}
      <Skeleton shape="card" height="132px" />
    </LoadingRegion>
  );
}
