import { formatDate } from '@site/i18n';
import { Button } from '@site/ui/Button';
import { Icon } from '@site/ui/Icon';
import { useMoneyText } from '@site/ui/Money';
import { Tag } from '@site/ui/Tag';
import { CalendarX, Check } from 'lucide-react';
import { useEffect } from 'react';
import { lastMoment } from '../../lastMoment';
import { Place } from '../../Place/Place';
import { useTexts } from '../../useTexts';
import { refreshRewards } from '../queries';
import { RewardCard } from '../RewardCard';
import { BetFirst } from './BetFirst';
import styles from './Ready.module.css';
import { TakeBy } from './TakeBy';
import { useHasEnded } from './useHasEnded';
import type { ReadyRow } from './usePressedRewards';
import { useTake } from './useTake';

interface ReadyRewardProps extends ReadyRow {
  onHold: (row: ReadyRow) => void;
  onRefused: (id: string) => void;
}

/** A reward that may be taken; once it was, with what the member has now. One that ends meanwhile says so in its place. */
export function ReadyReward({ reward, balance, onHold, onRefused }: ReadyRewardProps) {
  const take = useTake(reward, { onHold, onRefused });
  const taken = balance !== undefined;
  const hasEnded = useHasEnded(reward.expiresAt);
  // What became of a press before the end is another matter.
  const ended = hasEnded && !taken && !take.isPending && !take.isUnknown;
  useEffect(() => {
    if (!ended) return;
    onHold({ reward });
    void refreshRewards();
    // Once, at its end.
  }, [ended]);
  return (
    <RewardCard
      reward={reward}
      past={taken || ended}
      foot={
        taken ? (
          <Taken balance={balance} here={take.isSuccess} />
        ) : ended ? (
          <Ended expiresAt={reward.expiresAt} />
        ) : (
          <Take reward={reward} {...take} />
        )
      }
    >
      {!ended && <BetFirst reward={reward} />}
    </RewardCard>
  );
}

type TakeProps = Pick<ReadyRow, 'reward'> & ReturnType<typeof useTake>;

function Take({ reward, press, isPending, isUnknown }: TakeProps) {
  const { t } = useTexts();
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

function Taken({ balance, here }: { balance: string; here: boolean }) {
  const { t } = useTexts();
  const moneyText = useMoneyText();
  return (
    <>
      <Place taken={here}>
        <p>{t('rewards.balance', { amount: moneyText(balance) })}</p>
      </Place>
      <Tag tone="success" icon={<Icon of={Check} size={14} />}>
        {t('rewards.status.taken')}
      </Tag>
    </>
  );
}

function Ended({ expiresAt = '' }: { expiresAt: string | undefined }) {
  const { t } = useTexts();
  return (
    <>
      <p>{t('rewards.endedOn', { date: formatDate(lastMoment(expiresAt)) })}</p>
      <Tag icon={<Icon of={CalendarX} size={14} />}>{t('rewards.status.ended')}</Tag>
    </>
  );
}
