import { useErrorText } from '@site/i18n';
import { Button } from '@site/ui/Button';
import { RemoteFailedCard } from '@site/ui/RemoteFailedCard';
import { Sheet } from '@site/ui/Sheet';
import { LoadingRegion, Skeleton } from '@site/ui/Skeleton';
import { type FormEvent, useId } from 'react';
import { useTexts } from '../../useTexts';
import { useNewRebates, useQuotas } from '../queries';
import styles from './Links.module.css';
import { NewLinkFields } from './NewLinkFields';
import { useNewLink } from './useNewLink';

interface NewLinkSheetProps {
  open: boolean;
  onClose: () => void;
}

/** Makes a link, once it is known what it may give. A new sheet (`key`) for each opening. */
export function NewLinkSheet({ open, onClose }: NewLinkSheetProps) {
  const { t } = useTexts();
  const errorText = useErrorText();
  const id = useId();
  const rebates = useNewRebates();
  const quotas = useQuotas();
  const known = { rebates: rebates.data ?? [], quotas: quotas.data };
  const link = useNewLink(known, onClose);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    link.submit();
  };
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('accounts.link.new')}
      footer={
        <Button type="submit" form={id} block disabled={!rebates.data} loading={link.isPending}>
          {t('accounts.link.create')}
        </Button>
      }
    >
      <form id={id} className={styles.form} onSubmit={submit} noValidate>
        {rebates.data && <NewLinkFields {...known} link={link} />}
        {!rebates.data && rebates.error && (
          <RemoteFailedCard
            title={t('accounts.form.failed')}
            body={errorText(rebates.error)}
            reloading={rebates.isFetching}
            onReload={() => void rebates.refetch()}
          />
        )}
        {!rebates.data && !rebates.error && (
          <LoadingRegion label={t('accounts.form.loading')}>
            <Skeleton shape="card" height="320px" />
          </LoadingRegion>
        )}
        <p role="alert" className={styles.failure}>
          {link.failure}
        </p>
      </form>
    </Sheet>
  );
}
