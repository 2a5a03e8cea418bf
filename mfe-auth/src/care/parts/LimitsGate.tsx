import type { CareSettings, Limit } from '@site/contracts/areas/care';
import { useErrorText } from '@site/i18n';
import { ErrorState } from '@site/ui/ErrorState';
import type { ReactNode } from 'react';
import { useTexts } from '../../useTexts';
import { CareSkeleton } from './CareSkeleton';
import { useCareSettings, useLimits } from './queries';

/** A period may end while the page is open, and with it what is used of a limit. */
const LOOK_EVERY_MS = 60_000;

interface LimitsGateProps {
  children: (known: { settings: CareSettings; limits: readonly Limit[] }) => ReactNode;
}

/** Shows what needs the limits once they are there; until then, and where they do not come, what is the matter. */
export function LimitsGate({ children }: LimitsGateProps) {
  const { t } = useTexts();
  const errorText = useErrorText();
  const settings = useCareSettings();
  const limits = useLimits({ every: LOOK_EVERY_MS });
  if (settings.data && limits.data) return children({ settings: settings.data, limits: limits.data.list });
  const error = settings.error ?? limits.error;
  if (!error) return <CareSkeleton />;
  return (
    <ErrorState
      title={t('limits.failed')}
      body={errorText(error)}
      retrying={settings.isFetching || limits.isFetching}
      onRetry={() => {
        for (const each of [settings, limits]) if (!each.data) void each.refetch();
      }}
    />
  );
}
