import { useErrorText } from '@site/i18n';
import { ErrorState } from '@site/ui/ErrorState';
import { useState } from 'react';
import { useTexts } from '../../useTexts';
import { ListLoading } from '../security/ListLoading';
import { PasskeySettings } from './PasskeySettings';
import { usePasskeys } from './queries';
import { RecoveryCodes } from './RecoveryCodes';

/** A member's passkeys, and the second step that they make possible. Beyond the specification. */
export default function PasskeysPage() {
  const { t } = useTexts();
  const errorText = useErrorText();
  const { data, error, isFetching, refetch } = usePasskeys();
  const [codes, setCodes] = useState<readonly string[]>();

  if (codes) return <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} />;
  if (!data && error) {
    return (
      <ErrorState
        title={t('passkeys.failed')}
        body={errorText(error)}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <ListLoading label={t('passkeys.loading')} />;
  return <PasskeySettings {...data} onCodes={setCodes} />;
}
