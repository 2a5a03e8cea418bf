import type { BankCard } from '@site/contracts/areas/bankCards';
import { addressOf, PATHS } from '@site/contracts/values/paths';
import { Link } from '@site/router';
import { Button } from '@site/ui/Button';
import { Icon } from '@site/ui/Icon';
import { Pick, PickGroup } from '@site/ui/Pick';
import { Plus } from 'lucide-react';
import { useTexts } from '../../../useTexts';
import { BankMark } from '../../parts/BankMark';
import styles from '../../parts/Cashier.module.css';
import { cardText } from './cardText';

interface CardChoiceProps {
  cards: readonly BankCard[];
  /** How many an account may have. */
  limit: number | undefined;
  value: string | undefined;
  onChoose: (id: string) => void;
}

/** Which of the member's accounts the money goes to, and the way to another one. */
export function CardChoice({ cards, limit, value, onChoose }: CardChoiceProps) {
  const { t } = useTexts();
  const full = limit !== undefined && cards.length >= limit;
  return (
    <div className={styles.group}>
      <PickGroup legend={t('withdraw.card')} shape="row" value={value} onChange={onChoose}>
        {cards.map((card) => (
          <Pick
            key={card.id}
            value={card.id}
            title={card.bankName}
            note={`${cardText(card)} · ${card.holder}`}
            icon={<BankMark name={card.bankName} />}
          />
        ))}
      </PickGroup>
      {!full && (
        <Button
          variant="line"
          block
          icon={<Icon of={Plus} size={20} />}
          render={<Link to={addressOf(PATHS.securityCentre, { part: 'addCard', return: PATHS.withdraw })} />}
        >
          {t('withdraw.addCard')}
        </Button>
      )}
      {limit !== undefined && (
        <p className={styles.fine}>{t('withdraw.cardsUsed', { used: cards.length, limit })}</p>
      )}
    </div>
  );
}
