import { useCurrencySymbol } from '@site/api';
import type { teamBets } from '@site/contracts/areas/team';
import type { ValueOf } from '@site/contracts/http/endpoint';
import { useLanguage } from '@site/i18n';
import { Money } from '@site/ui/Money';
import { rangeText } from '@site/ui/records';
import { useCategoryName } from '../../categories/useCategoryName';
import { useTexts } from '../../useTexts';
import { Bars } from '../parts/Bars';
import { ChartCard } from '../parts/ChartCard';
import { DayChart } from '../parts/DayChart';
import type { Figures } from '../useFigures';

interface StakeCardProps {
  whole: Pick<ValueOf<typeof teamBets>, 'footer' | 'byCategory' | 'byDay'>;
  figures: Figures;
}

/** What everybody who is shown has staked, by category and by day. */
export function StakeCard({
  whole: { footer, byCategory, byDay },
  figures: { account, days },
}: StakeCardProps) {
  const { t } = useTexts();
  const language = useLanguage();
  const symbol = useCurrencySymbol();
  const name = useCategoryName();
  const whose = account === undefined ? t('figures.path.team') : footer.account;
  return (
    <ChartCard
      lead={t('figures.stakesOf', { whose, days: rangeText(days, language) })}
      title={<Money symbol={symbol} amount={footer.bet} />}
      views={[
        {
          id: 'categories',
          name: t('figures.byCategory'),
          drawing: (
            <Bars
              label={t('figures.stakesByCategory')}
              rows={byCategory.map(({ gameCategory, bet }) => ({
                id: gameCategory,
                name: name(gameCategory),
                amount: bet,
              }))}
            />
          ),
        },
        ...(byDay.length > 1
          ? [
              {
                id: 'days',
                name: t('figures.days.title'),
                drawing: (
                  <DayChart
                    label={t('figures.stakesByDay')}
                    range={days}
                    days={byDay}
                    columns={[
                      { head: t('figures.stake'), of: ({ bet }) => bet },
                      { head: t('figures.wins'), of: ({ win }) => win },
                    ]}
                    pair={{ first: t('figures.stake'), second: t('figures.wins') }}
                  />
                ),
              },
            ]
          : []),
      ]}
    />
  );
}
