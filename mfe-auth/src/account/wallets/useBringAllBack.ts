import { useMoneyText } from '@site/ui/Money';
import { toast, toastDuration } from '@site/ui/Toast';
import { useTexts } from '../../useTexts';
import { type Move, useBringBack } from './useBringBack';

/**
 * "Bring all back", with the word that ends it, wherever the member is by then.
 *
 * @param total What all of it comes to, if the platform says so: nothing is added up here.
 */
export function useBringAllBack(total: string | undefined) {
  const { t } = useTexts();
  const moneyText = useMoneyText();
  return useBringBack((moves: readonly Move[]) => {
    const left = moves.filter(({ state }) => state !== 'back');
    if (left.length === 0) {
      // What was asked for again may have been back before, and is in no sum then.
      const text =
        total === undefined || moves.some(({ asked }) => asked)
          ? t('wallets.backAll')
          : t('wallets.backAmount', { amount: moneyText(total) });
      toast.success(text, { duration: toastDuration.short });
      return;
    }
    const wallets = left.map(({ wallet }) => wallet.accountTypeName).join(', ');
    const text =
      left.length === moves.length
        ? t('wallets.backNone', { wallets })
        : t('wallets.backInPart', { wallets });
    toast.error(text);
  });
}
