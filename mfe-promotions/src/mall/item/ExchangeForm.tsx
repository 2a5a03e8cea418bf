import { MAX_ADDRESS_CHARACTERS, type MallItem } from '@site/contracts/areas/mall';
import { formatNumber } from '@site/i18n';
import { Icon } from '@site/ui/Icon';
import { Sum } from '@site/ui/Sum';
import { TextArea } from '@site/ui/TextArea';
import { CircleAlert } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { useTexts } from '../../useTexts';
import { usePointsText } from '../usePointsText';
import { mostOf } from '../wareState';
import styles from './ItemSheet.module.css';
import { Stepper } from './Stepper';

interface ExchangeFormProps {
  item: MallItem;
  points: number;
  quantity: number;
  onQuantity: (quantity: number) => void;
  address: string;
  onAddress: (address: string) => void;
  addressError: string | undefined;
  /** A press is under way, or nobody knows what became of it: nothing may be changed then. */
  resting: boolean;
}

/** How many, where to, and what it costs. The platform decides; points are whole and no money, so they are counted here. */
export function ExchangeForm(props: ExchangeFormProps) {
  const { item, points, quantity, onQuantity, address, onAddress, addressError, resting } = props;
  const { t } = useTexts();
  const pointsText = usePointsText();
  const area = useRef<HTMLTextAreaElement>(null);
  const hint = useId();
  useEffect(() => {
    if (addressError !== undefined) area.current?.focus();
  }, [addressError]);
  const price = item.points * quantity;
  const left = points - price;
  return (
    <>
      <Stepper value={quantity} most={mostOf(item)} disabled={resting} onChange={onQuantity} />
      {item.physical && (
        <div className={styles.address}>
          <TextArea
            ref={area}
            label={t('mall.sheet.address')}
            most={MAX_ADDRESS_CHARACTERS}
            value={address}
            onChange={onAddress}
            error={addressError}
            readOnly={resting}
            autoComplete="off"
            placeholder={t('mall.sheet.addressHint')}
            aria-describedby={hint}
          />
          <p id={hint} className={styles.hint}>
            {t('mall.sheet.addressUse')}
          </p>
        </div>
      )}
      <Sum
        inset
        symbol=""
        rows={[
          { label: t('mall.sheet.pay'), text: pointsText(price) },
          left < 0
            ? { label: t('mall.sheet.have'), text: pointsText(points) }
            : { label: t('mall.sheet.keep'), text: pointsText(left) },
        ]}
      />
      <p className={styles.short} aria-live="polite">
        {left < 0 && (
          <>
            <Icon of={CircleAlert} size={14} />
            <span>
              {t('mall.sheet.short', { count: -left, shown: formatNumber(-left) })}
              {points >= item.points &&
                ` ${t('mall.sheet.most', { shown: formatNumber(Math.floor(points / item.points)) })}`}
            </span>
          </>
        )}
      </p>
    </>
  );
}
