import { useTranslation } from '@site/i18n';
import { ErrorState } from '@site/ui/ErrorState';
import { useOnReconnect } from '@site/ui/useOnReconnect';
import { useOnline } from './useOnline';

export interface PageFailedProps {
  /** What the user calls the remote. */
  readonly name: string;
  readonly onRetry: () => void;
  readonly className?: string | undefined;
}

/** In the place of a page that did not load. Without a network it says so, and tries again when there is one. */
export function PageFailed({ name, onRetry, className }: PageFailedProps) {
  const { t } = useTranslation('host-shell');
  const online = useOnline();
  useOnReconnect(onRetry);
  return (
    <ErrorState
      className={className}
      heading="h2"
      title={online ? t('remote.failed', { name }) : t('network.pageTitle')}
      body={online ? t('remote.pageFailedBody') : t('network.pageBody')}
      onRetry={onRetry}
    />
  );
}
