import { useErrorText } from '@site/i18n';
import { ErrorState } from '@site/ui/ErrorState';
import { useTexts } from '../../useTexts';
import { useNewRebates, useQuotas } from '../queries';
import { FormLoading } from './FormLoading';
import type { AccountForm, OpenedAccount } from './form';
import { OpenForm } from './OpenForm';

interface FormTabProps {
  form: AccountForm;
  onChange: (form: AccountForm) => void;
  /** One was opened just now, and another may follow: reading goes on from here. */
  takesFocus: boolean;
  onOpened: (account: OpenedAccount) => void;
}

/** Opens an account by its name and password, once it is known what may be given to it. */
export function FormTab(props: FormTabProps) {
  const { t } = useTexts();
  const errorText = useErrorText();
  const rebates = useNewRebates();
  const quotas = useQuotas();
  if (!rebates.data && rebates.error)
    return (
      <ErrorState
        title={t('accounts.form.failed')}
        body={errorText(rebates.error)}
        retrying={rebates.isFetching}
        onRetry={() => void rebates.refetch()}
      />
    );
  if (!rebates.data) return <FormLoading />;
  return <OpenForm {...props} rebates={rebates.data} quotas={quotas} />;
}
