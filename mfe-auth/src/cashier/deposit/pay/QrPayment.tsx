import { useCurrencySymbol } from '@site/api';
import type { DepositOrder } from '@site/contracts/areas/deposit';
import { Button } from '@site/ui/Button';
import { Card } from '@site/ui/Card';
import { CopyList, CopyRow } from '@site/ui/CopyRow';
import { Icon } from '@site/ui/Icon';
import { Money } from '@site/ui/Money';
import { QrCode, saveQrPicture } from '@site/ui/QrCode';
import { toast } from '@site/ui/Toast';
import { Download } from 'lucide-react';
import { useTexts } from '../../../useTexts';
import cashierStyles from '../../parts/Cashier.module.css';
import styles from './QrPayment.module.css';
import { TimeLeft } from './TimeLeft';
import { Waiting } from './Waiting';

/** A code that a bank's app scans, with the time that it works. */
export function QrPayment({ order, qrCode }: { order: DepositOrder; qrCode: string }) {
  const { t } = useTexts();
  const symbol = useCurrencySymbol();
  const { amount, orderNo, expiresAt, bank } = order;
  const save = async () => {
    try {
      await saveQrPicture(qrCode, `${orderNo}.png`);
    } catch {
      toast.error(t('deposit.qr.saveFailed'));
    }
  };
  return (
    <>
      <Card className={styles.card}>
        <div className={styles.code}>
          <QrCode text={qrCode} label={t('deposit.qr.label')} />
        </div>
        <p className={styles.amount}>
          <Money symbol={symbol} amount={amount} />
        </p>
        {expiresAt && <TimeLeft until={expiresAt} />}
      </Card>
      <Button block icon={<Icon of={Download} size={20} />} onClick={() => void save()}>
        {t('deposit.qr.save')}
      </Button>
      <Waiting />
      <ol className={styles.how}>
        <li>{t('deposit.qr.how1')}</li>
        <li>{t('deposit.qr.how2')}</li>
        <li>{t('deposit.qr.how3')}</li>
      </ol>
      <div className={cashierStyles.group}>
        <CopyList>
          {bank?.accountName && (
            <CopyRow label={t('deposit.qr.paysTo')} value={bank.accountName} copy={false} />
          )}
          <CopyRow label={t('cashier.orderNo')} value={orderNo} />
        </CopyList>
      </div>
    </>
  );
}
