import { useErrorText } from '@site/i18n';
import { RemoteFailedCard } from '@site/ui/RemoteFailedCard';
import { LoadingRegion, Skeleton } from '@site/ui/Skeleton';
import type { ReactNode } from 'react';
import { useTexts } from '../../../useTexts';

interface TopicsPartProps<Settings> {
  settings: Settings | undefined;
  error: Error | null;
  isFetching: boolean;
  retry: () => void;
  children: (settings: Settings) => ReactNode;
}

/** What a way tells of, once it is known. */
export function TopicsPart<Settings>({
  settings,
  error,
  isFetching,
  retry,
  children,
}: TopicsPartProps<Settings>) {
  const { t } = useTexts();
  const errorText = useErrorText();
  if (settings) return children(settings);
  return error ? (
    <RemoteFailedCard
      title={t('contact.topics.failed')}
      body={errorText(error)}
      reloading={isFetching}
      onReload={retry}
    />
  ) : (
    <LoadingRegion>
      <Skeleton shape="card" height="190px" />
    </LoadingRegion>
  );
}
