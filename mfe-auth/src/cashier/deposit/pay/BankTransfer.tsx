import { useCurrencySymbol } from '@site/api';
import type { DepositBank, DepositOrder } from '@site/contracts/areas/deposit';
import { Trans } from '@site/i18n';
import { CopyList, CopyRow } from '@site/ui/CopyRow';
import { Money } from '@site/ui/Money';
import { Clock, UserRoundCheck } from 'lucide-react';
import { useTexts } from '../../../useTexts';
import styles from '../../parts/Cashier.module.css';
import { momentText } from '../../parts/momentText';
import { Tip } from '../../parts/Tip';
import { PaidForm } from './PaidForm';

/** A transfer that the member makes: where to, how much, and afterwards that it is made. */
export function BankTransfer({ order, bank }: { order: DepositOrder; bank: DepositBank }) {
  const { t } = useTexts();
  const symbol = useCurrencySymbol();
  const { amount, orderNo, payeeName, expiresAt } = order;
  return (
    <>
      <CopyList>
        <CopyRow
          big
          label={t('deposit.pay.exactly')}
          value={<Money symbol={symbol} amount={amount} />}
          copy={amount}
        />
        <CopyRow label={t('deposit.pay.bank')} value={bank.bankName} copy={false} />
        {bank.accountName && <CopyRow label={t('deposit.pay.accountName')} value={bank.accountName} />}
        {bank.accountNo && (
          <CopyRow
            label={t('deposit.pay.accountNo')}
            value={bank.accountNo}
            copy={bank.accountNo.replaceAll(/\D/g, '')}
          />
        )}
        <CopyRow label={t('cashier.orderNo')} value={orderNo} />
      </CopyList>
      <div className={styles.group}>
        <Tip icon={UserRoundCheck}>
          {payeeName ? (
            <Trans
              text={t('deposit.pay.ownName', { name: payeeName })}
              parts={{ name: (words) => <b>{words}</b> }}
            />
          ) : (
            t('deposit.pay.anyOwnName')
          )}
        </Tip>
        {expiresAt && <Tip icon={Clock}>{t('deposit.pay.heldUntil', { when: momentText(expiresAt) })}</Tip>}
      </div>
      <PaidForm order={order} />
    </>
  );
}
