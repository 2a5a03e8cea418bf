import { BanknoteArrowUp, CalendarCheck, DoorClosed, MailX, TicketCheck } from 'lucide-react';
import { useTexts } from '../../useTexts';
import { Effects } from './Effects';

/** What an exclusion does. */
export function ExclusionEffects({ money }: { money: string | undefined }) {
  const { t } = useTexts();
  return (
    <Effects
      title={t('break.happens')}
      items={[
        [DoorClosed, t('break.exclusion.loggedOut')],
        [
          BanknoteArrowUp,
          money ? t('break.exclusion.moneyStays', { amount: money }) : t('break.exclusion.moneyStaysPlain'),
        ],
        [TicketCheck, t('break.exclusion.settled')],
        [MailX, t('break.exclusion.noOffers')],
        [CalendarCheck, t('break.exclusion.ends')],
      ]}
    />
  );
}
