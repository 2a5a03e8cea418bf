import { useErrorText } from '@site/i18n';
import { Button } from '@site/ui/Button';
import { RemoteFailedCard } from '@site/ui/RemoteFailedCard';
import { Sheet } from '@site/ui/Sheet';
import { LoadingRegion, Skeleton } from '@site/ui/Skeleton';
import { useTexts } from '../../useTexts';
import { useNewRebates, useQuotas } from '../queries';
import styles from './Links.module.css';
import { NewLink } from './NewLink';

interface NewLinkSheetProps {
  open: boolean;
  onClose: () => void;
}

/** Makes a link, once it is known what it may give. A new sheet (`key`) for each opening. */
export function NewLinkSheet({ open, onClose }: NewLinkSheetProps) {
  const { t } = useTexts();
  const errorText = useErrorText();
  const rebates = useNewRebates();
  const quotas = useQuotas();
  if (rebates.data)
    return <NewLink open={open} onClose={onClose} rebates={rebates.data} quotas={quotas.data} />;
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('accounts.link.new')}
      footer={
        <Button block disabled>
          {t('accounts.link.create')}
        </Button>
      }
    >
      <div className={styles.form}>
        {rebates.error ? (
          <RemoteFailedCard
            title={t('accounts.form.failed')}
            body={errorText(rebates.error)}
            reloading={rebates.isFetching}
            onReload={() => void rebates.refetch()}
          />
        ) : (
          <LoadingRegion label={t('accounts.form.loading')}>
            <Skeleton shape="card" height="280px" />
          </LoadingRegion>
        )}
      </div>
    </Sheet>
  );
}
