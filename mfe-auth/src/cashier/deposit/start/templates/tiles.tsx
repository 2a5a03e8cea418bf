import type { DepositKind } from '@site/contracts/areas/deposit';
import { Chip, ChipRow } from '@site/ui/Chip';
import { Icon } from '@site/ui/Icon';
import { Pick, PickGroup } from '@site/ui/Pick';
import { Globe, Landmark, type LucideIcon, WalletCards } from 'lucide-react';
import { useTexts } from '../../../../useTexts';
import { BankMark } from '../../../parts/BankMark';
import styles from '../../../parts/Cashier.module.css';
import type { BankChoiceProps, Choices, MethodChoiceProps, PromoChoiceProps } from './ChoiceProps';
import { NO_PROMO } from './noPromo';
import { PromoTerms } from './PromoTerms';
import { useMethodNote } from './useMethodNote';
import { usePromoNote } from './usePromoNote';

const ICONS: Record<DepositKind, LucideIcon> = {
  MANUAL: Landmark,
  ALIPAY: WalletCards,
  QQ: WalletCards,
  WECHAT: WalletCards,
  GATEWAY: Globe,
};

function MethodChoice({ methods, value, onChoose }: MethodChoiceProps) {
  const { t } = useTexts();
  const noteOf = useMethodNote();
  return (
    <PickGroup legend={t('deposit.method')} shape="tile" value={value} onChange={onChoose}>
      {methods.map((method) => (
        <Pick
          key={method.id}
          value={method.id}
          title={method.name}
          note={noteOf(method)}
          icon={<Icon of={ICONS[method.kind]} />}
        />
      ))}
    </PickGroup>
  );
}

function BankChoice({ banks, value, onChoose }: BankChoiceProps) {
  const { t } = useTexts();
  return (
    <div className={styles.group}>
      <p className={styles.label} aria-hidden="true">
        {t('deposit.bank')}
      </p>
      <ChipRow label={t('deposit.bank')} chosen={value} className={styles.row}>
        {banks.map(({ bankCode, bankName }) => (
          <Chip
            key={bankCode}
            selected={bankCode === value}
            icon={<BankMark size="chip" name={bankName} />}
            onClick={() => onChoose(bankCode)}
          >
            {bankName}
          </Chip>
        ))}
      </ChipRow>
    </div>
  );
}

function PromoChoice({ promos, value, amount, onChoose }: PromoChoiceProps) {
  const { t } = useTexts();
  const noteOf = usePromoNote();
  if (promos.length === 0) return null;
  return (
    <PickGroup
      legend={t('deposit.promo.label')}
      note={t('deposit.promo.oneOrNone')}
      shape="row"
      value={value ?? NO_PROMO}
      onChange={(id) => onChoose(id === NO_PROMO ? undefined : id)}
    >
      <Pick value={NO_PROMO} title={t('deposit.promo.none')} note={t('deposit.promo.noneBody')} />
      {promos.map((promo) => (
        <Pick
          key={promo.id}
          value={promo.id}
          title={promo.title}
          note={noteOf(promo, amount)}
          disabled={amount !== undefined && promo.offer === undefined}
        >
          {amount !== undefined && promo.offer ? <PromoTerms promo={promo} offer={promo.offer} /> : undefined}
        </Pick>
      ))}
    </PickGroup>
  );
}

/** The new version: everything to choose from is in sight. */
export const tiles: Choices = { MethodChoice, BankChoice, PromoChoice };
