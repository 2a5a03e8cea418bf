import { useTranslation } from '@site/i18n';
import { Landmark, QrCode } from 'lucide-react';
import { useState } from 'react';
import { AmountField } from '../../src/AmountField';
import { CopyList, CopyRow } from '../../src/CopyRow';
import { Icon } from '../../src/Icon';
import { Money } from '../../src/Money';
import { Pick, PickGroup } from '../../src/Pick';
import { PictureUpload } from '../../src/PictureUpload';
import { PinPad } from '../../src/PinPad';
import { amountText, QuickAmounts } from '../../src/QuickAmounts';
import { StepHeader } from '../../src/StepHeader';
import { Sum } from '../../src/Sum';
import { Specimen } from '../Specimen';

const AMOUNTS = ['300.00', '500.00', '1000.00', '3000.00', '5000.00', '10000.00'];

/** What a payment is put together of. */
export function Payments() {
  const { t } = useTranslation('showcase');
  const [text, setText] = useState('1,000');
  const [method, setMethod] = useState<string>();
  const [promotion, setPromotion] = useState('none');
  return (
    <>
      <Specimen title="StepHeader">
        <StepHeader label={t('stepOf')} steps={[t('stepAmount'), t('stepPay'), t('stepDone')]} current={1} />
      </Specimen>
      <Specimen title="PickGroup, Pick">
        <PickGroup legend={t('howYouPay')} shape="tile" value={method} onChange={setMethod}>
          <Pick
            value="bank"
            title={t('bankTransfer')}
            note={t('bankTransferNote')}
            icon={<Icon of={Landmark} />}
          />
          <Pick value="qr" title={t('qr')} note={t('qrNote')} icon={<Icon of={QrCode} />} />
        </PickGroup>
        <PickGroup
          legend={t('promotion')}
          note={t('promotionNote')}
          shape="row"
          value={promotion}
          onChange={setPromotion}
        >
          <Pick value="none" title={t('noPromotion')} note={t('noPromotionNote')} />
          <Pick value="welcome" title={t('welcome')}>
            {t('welcomeTerms')}
          </Pick>
          <Pick value="reload" title={t('reload')} note={t('reloadNote')} disabled />
        </PickGroup>
      </Specimen>
      <Specimen title="AmountField, QuickAmounts">
        <AmountField
          label={t('amount')}
          symbol="฿"
          clearLabel={t('clearAmount')}
          hint={t('amountHint')}
          value={text}
          onChange={setText}
        />
        <br />
        <QuickAmounts
          label={t('quickAmounts')}
          amounts={AMOUNTS}
          value="1000.00"
          most="3500.00"
          onChoose={(amount) => setText(amountText(amount))}
        />
        <br />
        <AmountField
          label={t('amount')}
          symbol="฿"
          clearLabel={t('clearAmount')}
          error={t('amountError')}
          value="50"
          onChange={() => {}}
          onAll={() => {}}
          allLabel={t('all')}
        />
      </Specimen>
      <Specimen title="Sum">
        <Sum
          symbol="฿"
          rows={[
            { label: t('youPay'), amount: '1000.00' },
            { label: t('fee'), amount: '0.00', quiet: true },
            { label: t('bonus'), amount: '1000.00', signed: true },
          ]}
          total={{ label: t('comesTo'), amount: '2000.00' }}
        />
      </Specimen>
      <Specimen title="CopyRow">
        <CopyList>
          <CopyRow
            label={t('sendExactly')}
            value={<Money symbol="฿" amount="1000.00" />}
            copy="1000.00"
            big
          />
          <CopyRow label={t('bank')} value={t('bankName')} copy={false} />
          <CopyRow label={t('accountNumber')} value="041-2-88310-6" copy="0412883106" />
        </CopyList>
      </Specimen>
      <Specimen title="PictureUpload">
        <PictureUpload
          label={t('addReceipt')}
          hint={t('addReceiptHint')}
          upload={slowUpload}
          onChange={() => {}}
        />
      </Specimen>
      <Specimen title="PinPad">
        <PinPad label={t('paymentPassword')} error={t('wrongDigits')} onComplete={() => {}} />
      </Specimen>
    </>
  );
}

/** Takes a while, to be looked at. */
function slowUpload(_file: File, { onProgress }: { onProgress: (fraction: number) => void }) {
  return new Promise<{ id: string }>((resolve) => {
    let fraction = 0;
    const timer = setInterval(() => {
      fraction += 0.05;
      onProgress(Math.min(fraction, 1));
      if (fraction < 1) return;
      clearInterval(timer);
      resolve({ id: 'picture' });
    }, 150);
  });
}
