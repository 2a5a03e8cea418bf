import type { BetFooter } from '@site/contracts/areas/records';
import { formatMoney } from '../../core/money';

/** Sums in minor units as the database gives them: text, and nothing where nothing was summed. */
type Sums = Readonly<Record<'bet' | 'valid' | 'win', string | null>>;

/** What stands below a list of bets or orders: its sums, and what play has brought. */
export function footerOf(sums: Sums | undefined): Required<BetFooter> {
  const bet = BigInt(sums?.bet ?? 0);
  const valid = BigInt(sums?.valid ?? 0);
  const win = BigInt(sums?.win ?? 0);
  return {
    bet: formatMoney(bet),
    valid: formatMoney(valid),
    win: formatMoney(win),
    net: formatMoney(win - valid),
  };
}
