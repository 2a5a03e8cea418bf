import { useCurrencySymbol } from '@site/api';
import type { ReferredFriend } from '@site/contracts/areas/referral';
import { formatDate } from '@site/i18n';
import { Money, useMoneyText } from '@site/ui/Money';
import { isNothing } from '../../isNothing';
import { useTexts } from '../../useTexts';
import styles from './Friends.module.css';

/** One friend: who, since when, what they have deposited, and what that has earned. */
export function FriendRow({ friend }: { friend: ReferredFriend }) {
  const { t } = useTexts();
  const symbol = useCurrencySymbol();
  const money = useMoneyText();
  const { account, joinedAt, deposit, commission } = friend;
  const hasDeposited = !isNothing(deposit);
  const facts = [
    t('referral.friends.joined', { date: formatDate(joinedAt) }),
    hasDeposited
      ? t('referral.friends.deposited', { amount: money(deposit) })
      : t('referral.friends.noDeposit'),
  ];
  return (
    <li className={styles.row}>
      <p className={styles.who}>
        <b>{account}</b>
        <small>{facts.join(' · ')}</small>
      </p>
      {hasDeposited ? (
        <span className={styles.gain}>
          <Money symbol={symbol} amount={commission} signed />
        </span>
      ) : (
        <span className={styles.none}>{t('referral.friends.noneYet')}</span>
      )}
    </li>
  );
}
