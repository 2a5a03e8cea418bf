import { addressOf, PATHS } from '@site/contracts/values/paths';
import { Link } from '@site/router';
import { Button } from '@site/ui/Button';
import { Card } from '@site/ui/Card';
import { useMoneyText } from '@site/ui/Money';
import { OrderState } from '@site/ui/OrderState';
import { useFocusOnce } from '@site/ui/useFocusOnce';
import { CalendarX, Clock, CreditCard, KeyRound, type LucideIcon, Scale, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../../useTexts';
import styles from '../../parts/Cashier.module.css';
import { ContactSupport } from '../../parts/ContactSupport';
import { momentText } from '../../parts/momentText';
import { Turnover } from '../form/Turnover';
import type { Withdrawal } from '../queries';
import type { Obstacle } from './obstacleOf';

interface BlockedProps {
  obstacle: Obstacle;
  withdrawal: Withdrawal;
  /** It follows a press that was refused. */
  followed: boolean;
}

/** Why nothing can be withdrawn now, and the way out. */
export function Blocked({ obstacle, withdrawal, followed }: BlockedProps) {
  const heading = useFocusOnce<HTMLHeadingElement>(followed);
  const { icon, title, body, below } = useObstacle(withdrawal)[obstacle]();
  return (
    <div className={styles.page}>
      <OrderState quiet titleRef={heading} tone="ended" icon={icon} title={title}>
        {body}
      </OrderState>
      {below}
    </div>
  );
}

interface Told {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly body: string;
  readonly below?: ReactNode;
}

function useObstacle(withdrawal: Withdrawal): Readonly<Record<Obstacle, () => Told>> {
  const { t } = useTexts();
  const moneyText = useMoneyText();
  const { restingUntil, timesADay, timesAgainAt, demands = [], turnoverLeft } = withdrawal;
  const [demand] = demands;
  const lead = (to: string, words: string) => (
    <Button block render={<Link to={to} />}>
      {words}
    </Button>
  );
  const setUp = (part: string) => addressOf(PATHS.securityCentre, { part, return: PATHS.withdraw });

  return {
    resting: () => ({
      icon: Clock,
      title: t('withdraw.blocked.resting.title', { when: momentText(restingUntil ?? '') }),
      body: t('withdraw.blocked.resting.body'),
      below: <ContactSupport label={t('withdraw.blocked.resting.notMe')} />,
    }),
    noPassword: () => ({
      icon: KeyRound,
      title: t('withdraw.blocked.noPassword.title'),
      body: t('withdraw.blocked.noPassword.body'),
      below: lead(setUp('payment'), t('withdraw.blocked.noPassword.set')),
    }),
    noCard: () => ({
      icon: CreditCard,
      title: t('withdraw.blocked.noCard.title'),
      body: t('withdraw.blocked.noCard.body'),
      below: lead(setUp('addCard'), t('withdraw.addCard')),
    }),
    noTimes: () => ({
      icon: CalendarX,
      title: t('withdraw.blocked.noTimes.title'),
      body: [
        timesADay !== undefined && t('withdraw.blocked.noTimes.used', { times: timesADay }),
        timesAgainAt && t('withdraw.blocked.noTimes.again', { when: momentText(timesAgainAt) }),
      ]
        .filter(Boolean)
        .join(' '),
      below: (
        <Button
          variant="quiet"
          block
          render={<Link to={addressOf(PATHS.transactions, { tab: 'withdrawals' })} />}
        >
          {t('withdraw.blocked.noTimes.see')}
        </Button>
      ),
    }),
    turnover: () => ({
      icon: Scale,
      title: t('withdraw.blocked.turnover.title'),
      body: demand
        ? t('withdraw.blocked.turnover.of', { amount: moneyText(demand.held), promo: demand.title })
        : t('withdraw.blocked.turnover.body', { amount: moneyText(turnoverLeft) }),
      below: demand && (
        <Card>
          <Turnover withdrawal={withdrawal} />
        </Card>
      ),
    }),
    nothing: () => ({
      icon: Wallet,
      title: t('withdraw.blocked.nothing.title'),
      body: t('withdraw.blocked.nothing.body'),
      below: lead(PATHS.memberCentre, t('withdraw.blocked.nothing.wallets')),
    }),
  };
}
