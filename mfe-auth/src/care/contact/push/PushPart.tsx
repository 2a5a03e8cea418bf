import { useErrorText } from '@site/i18n';
import { RemoteFailedCard } from '@site/ui/RemoteFailedCard';
import { LoadingRegion, Skeleton } from '@site/ui/Skeleton';
import { useTexts } from '../../../useTexts';
import { PushTopics } from './PushTopics';
import { useTopics } from './useTopics';

/** What notifications tell of: nothing where the platform sends none. */
export function PushPart() {
  const { t } = useTexts();
  const errorText = useErrorText();
  const { settings, error, isFetching, retry, change } = useTopics();
  if (!settings)
    return error ? (
      <RemoteFailedCard
        title={t('contact.push.failed')}
        body={errorText(error)}
        reloading={isFetching}
        onReload={retry}
      />
    ) : (
      <LoadingRegion>
        <Skeleton shape="card" height="190px" />
      </LoadingRegion>
    );
  if (settings.publicKey === undefined) return null;
  return <PushTopics topics={settings.topics} publicKey={settings.publicKey} change={change} />;
}
