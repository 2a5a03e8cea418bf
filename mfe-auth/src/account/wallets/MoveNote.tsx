import { Icon } from '@site/ui/Icon';
import { useMoneyText } from '@site/ui/Money';
import { Check, CircleAlert, Hourglass } from 'lucide-react';
import { useTexts } from '../../useTexts';
import { StateNote } from './StateNote';
import type { MoveState } from './useBringBack';

/** How it stands with a wallet that is brought back. */
export function MoveNote({ state, amount }: { state: MoveState; amount: string }) {
  const { t } = useTexts();
  const moneyText = useMoneyText();
  switch (state) {
    case 'back':
      return (
        <StateNote tone="success" icon={<Icon of={Check} size={14} />}>
          {t('wallets.back')}
        </StateNote>
      );
    case 'stays':
      return (
        <StateNote tone="warning" icon={<Icon of={CircleAlert} size={14} />}>
          {t('wallets.stays', { amount: moneyText(amount) })}
        </StateNote>
      );
    case 'unknown':
      return (
        <StateNote tone="warning" icon={<Icon of={Hourglass} size={14} />}>
          {t('wallets.unknown')}
        </StateNote>
      );
    case 'moving':
      return <StateNote>{t('wallets.moving')}</StateNote>;
    case 'waiting':
      return <StateNote>{t('wallets.waiting')}</StateNote>;
  }
}
