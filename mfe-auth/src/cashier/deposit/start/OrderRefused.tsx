import { type ApiError, hasCode } from '@site/api';
import { addressOf, PATHS } from '@site/contracts/values/paths';
import { useErrorText } from '@site/i18n';
import { Link } from '@site/router';
import { Button } from '@site/ui/Button';
import { useTexts } from '../../../useTexts';
import { FailureNote } from '../../parts/FailureNote';

/** Why no order was made, and the way to what is missing. */
export function OrderRefused({ error }: { error: ApiError | null }) {
  const { t } = useTexts();
  const errorText = useErrorText();
  return (
    <FailureNote text={error ? t('deposit.refusedWhy', { why: errorText(error) }) : undefined}>
      {hasCode(error, 'payee.name.missing') && (
        <Button
          size="small"
          variant="quiet"
          render={<Link to={addressOf(PATHS.securityCentre, { part: 'payee', return: PATHS.deposit })} />}
        >
          {t('deposit.setPayeeName')}
        </Button>
      )}
      {hasCode(error, 'deposit.order.limit') && (
        <Button
          size="small"
          variant="quiet"
          render={<Link to={addressOf(PATHS.transactions, { tab: 'deposits' })} />}
        >
          {t('deposit.seeDeposits')}
        </Button>
      )}
    </FailureNote>
  );
}
