import { Button } from '@site/ui/Button';
import { Icon } from '@site/ui/Icon';
import { Tag } from '@site/ui/Tag';
import { Check } from 'lucide-react';
import { useRef } from 'react';
import { useMoneyText } from '../../useMoneyText';
import { useTexts } from '../../useTexts';
import { RewardCard } from '../RewardCard';
import { BetFirst } from './BetFirst';
import styles from './Ready.module.css';
import { TakeBy } from './TakeBy';
import type { ReadyRow } from './usePressedRewards';
import { useTake } from './useTake';

interface ReadyRewardProps extends ReadyRow {
  onHold: (row: ReadyRow) => void;
  onRefused: (id: string) => void;
}

/** A reward that may be taken; once it was, with what the member has now. */
export function ReadyReward({ reward, balance, onHold, onRefused }: ReadyRewardProps) {
  const taken = balance !== undefined;
  return (
    <RewardCard
      reward={reward}
      past={taken}
      foot={taken ? <Taken balance={balance} /> : <Take {...{ reward, onHold, onRefused }} />}
    >
      <BetFirst reward={reward} />
    </RewardCard>
  );
}

function Take({ reward, onHold, onRefused }: Omit<ReadyRewardProps, 'balance'>) {
  const { t } = useTexts();
  const { press, isPending, isUnknown } = useTake(reward, { onHold, onRefused });
  const name = isPending ? 'taking' : isUnknown ? 'checkAgain' : 'take';
  return (
    <>
      {isUnknown ? <p role="status">{t('rewards.unknown')}</p> : <TakeBy expiresAt={reward.expiresAt} />}
      <Button
        size="small"
        variant={isUnknown && !isPending ? 'quiet' : 'primary'}
        loading={isPending}
        className={styles.take}
        aria-label={t(`rewards.${name}Of`, { title: reward.title })}
        onClick={press}
      >
        {t(`rewards.${name}`)}
      </Button>
    </>
  );
}

function Taken({ balance }: { balance: string }) {
  const { t } = useTexts();
  const moneyText = useMoneyText();
  const words = useRef<HTMLParagraphElement>(null);
  // The button that was pressed is gone: reading goes on from here, unless the member is elsewhere already.
  const place = (paragraph: HTMLParagraphElement | null) => {
    const first = words.current === null;
    words.current = paragraph;
    if (first && document.activeElement === document.body) paragraph?.focus({ preventScroll: true });
  };
  return (
    <>
      <p ref={place} tabIndex={-1} className={styles.balance}>
        {t('rewards.balance', { amount: moneyText(balance) })}
      </p>
      <Tag tone="success" icon={<Icon of={Check} size={14} />}>
        {t('rewards.status.taken')}
      </Tag>
    </>
  );
}
