import { hasCode, useApiMutation } from '@site/api';
import { cancelDeposit, type DepositOrder, depositRecords } from '@site/contracts/areas/deposit';
import { languageParameter, useErrorText } from '@site/i18n';
import { Button } from '@site/ui/Button';
import { useConfirm } from '@site/ui/Dialog';
import { FailureNote } from '@site/ui/FailureNote';
import { useTexts } from '../../../useTexts';
import { useOrderNews } from '../../parts/orderNews';
import { keepOrder } from '../../parts/useWatchedOrder';
import { refreshOrder } from './refreshOrder';

/** Gives up an order that is not paid, once it is asked whether nothing was sent. */
export function CancelOrder({ order: { orderNo } }: { order: DepositOrder }) {
  const { t } = useTexts();
  const errorText = useErrorText();
  const confirm = useConfirm();
  const { step } = useOrderNews();
  const cancel = useApiMutation(cancelDeposit, {
    silent: true,
    onSuccess: (order) => {
      step();
      keepOrder(depositRecords, order);
    },
    onError: (error) => {
      if (hasCode(error, 'deposit.order.closed')) step();
      refreshOrder(orderNo);
    },
  });
  const ask = async () => {
    const sure = await confirm({
      title: t('deposit.cancel.question'),
      body: t('deposit.cancel.body'),
      confirmLabel: t('deposit.cancel.yes'),
      cancelLabel: t('deposit.cancel.keep'),
      tone: 'danger',
    });
    if (sure) cancel.mutate({ orderNo, language: languageParameter() });
  };
  return (
    <>
      <FailureNote text={cancel.error ? errorText(cancel.error) : undefined} />
      <Button variant="quiet" block loading={cancel.isPending} onClick={() => void ask()}>
        {t('deposit.cancel.open')}
      </Button>
    </>
  );
}
