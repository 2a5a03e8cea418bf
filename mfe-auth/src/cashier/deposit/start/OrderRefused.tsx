import { type ApiError, hasCode } from '@site/api';
import { addressOf, PATHS } from '@site/contracts/values/paths';
import { Instant } from '@site/contracts/values/values';
import { useErrorText } from '@site/i18n';
import { Link } from '@site/router';
import { Button } from '@site/ui/Button';
import { FailureNote } from '@site/ui/FailureNote';
import * as z from 'zod/mini';
import { useTexts } from '../../../useTexts';
import { ContactSupport } from '../../parts/ContactSupport';
import { momentText } from '../../parts/momentText';

/** Why no order was made, and the way to what is missing. */
export function OrderRefused({ error }: { error: ApiError | null }) {
  const { t } = useTexts();
  const whyText = useWhyText();
  return (
    <FailureNote text={error ? t('deposit.refusedWhy', { why: whyText(error) }) : undefined}>
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
      {hasCode(error, 'deposit.limit.required') && (
        <Button size="small" variant="quiet" render={<Link to={PATHS.careLimits} />}>
          {t('cashier.limit.see')}
        </Button>
      )}
      {hasCode(error, 'identity.required') && <ContactSupport />}
    </FailureNote>
  );
}

const Resting = z.object({ until: Instant });

/** Why, with the time where there is one. */
function useWhyText(): (error: ApiError) => string {
  const { t } = useTexts();
  const errorText = useErrorText();
  return (error) => {
    const resting = hasCode(error, 'deposit.resting') ? Resting.safeParse(error.value).data : undefined;
    if (resting) return t('deposit.resting', { when: momentText(resting.until) });
    return hasCode(error, 'identity.required') ? t('deposit.identity') : errorText(error);
  };
}
