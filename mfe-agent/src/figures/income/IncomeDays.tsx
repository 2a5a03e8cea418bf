import type { RebateIncomeRow } from '@site/contracts/areas/rebates';
import { useLanguage } from '@site/i18n';
import { formatAmount } from '@site/ui/Money';
import { dayText } from '@site/ui/records';
import { CategoryName } from '../../categories/CategoryName';
import { useTexts } from '../../useTexts';
import { People, PersonCard } from '../parts/PersonCard';
import { Section } from '../parts/Section';
import { Signed } from '../parts/Signed';

/** What each direct downline has brought, under the day that it is of. */
export function IncomeDays({ rows }: { rows: readonly RebateIncomeRow[] }) {
  const { t } = useTexts();
  const language = useLanguage();
  const days = [...new Set(rows.map(({ date }) => date))];
  return days.map((day, index) => (
    <Section key={day} title={<time dateTime={day}>{dayText(day, language)}</time>} inCurrency={index === 0}>
      <People>
        {rows
          .filter(({ date }) => date === day)
          .map(({ account, gameType, income, betAmount, rate }) => (
            <PersonCard
              key={`${account} ${gameType}`}
              account={account}
              line={<CategoryName of={gameType} />}
              headline={{ label: t('figures.income'), value: <Signed amount={income} /> }}
              figures={[
                { label: t('figures.bets'), value: formatAmount(betAmount) },
                { label: t('figures.rate'), value: `${rate}%` },
              ]}
            />
          ))}
      </People>
    </Section>
  ));
}
