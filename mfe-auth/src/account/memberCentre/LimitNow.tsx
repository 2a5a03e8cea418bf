import { useMoneyText } from '@site/ui/Money';
import { useLimits } from '../../care/parts/queries';
import { useTexts } from '../../useTexts';

/** The member's deposit limit of the shortest period; nothing until it is known, or where there is none. */
export default function LimitNow() {
  const { t } = useTexts();
  const moneyText = useMoneyText();
  const { data } = useLimits();
  const own = data?.list.filter(({ kind, source }) => kind === 'DEPOSIT' && source === 'MEMBER') ?? [];
  const shortest = (['DAY', 'WEEK', 'MONTH'] as const)
    .map((period) => own.find((limit) => limit.period === period && limit.value !== undefined))
    .find((limit) => limit !== undefined);
  if (shortest?.value === undefined) return null;
  return <span>{t(`memberCentre.limitNow.${shortest.period}`, { amount: moneyText(shortest.value) })}</span>;
}
