import type { BetRow } from '@site/contracts/areas/team';
import { formatNumber } from '@site/i18n';
import { formatAmount } from '@site/ui/Money';
import { CategoryName } from '../../categories/CategoryName';
import { useTexts } from '../../useTexts';
import { People, PersonCard } from '../parts/PersonCard';
import { Section } from '../parts/Section';
import { useBelowText } from '../parts/useBelowText';
import type { Figures } from '../useFigures';

/** Everybody of a level, a card for each category; who has somebody below leads to them. */
export function BetPeople({ rows, figures }: { rows: readonly BetRow[]; figures: Figures }) {
  const { t } = useTexts();
  const below = useBelowText();
  return (
    <Section title={t('figures.byPersonAndCategory')}>
      <People>
        {rows.map((row) => {
          const { account, own, members, gameCategory, bets } = row;
          const behind = below(row);
          return (
            <PersonCard
              key={`${account} ${own} ${gameCategory}`}
              account={account}
              line={
                <>
                  {gameCategory && <CategoryName of={gameCategory} />}
                  {behind !== undefined && <> · {behind}</>}
                </>
              }
              headline={{ label: t('figures.betsOf', { count: bets }), value: formatNumber(bets) }}
              figures={[
                { label: t('figures.stake'), value: formatAmount(row.bet) },
                { label: t('figures.valid'), value: formatAmount(row.valid) },
                { label: t('figures.wins'), value: formatAmount(row.win) },
              ]}
              to={!own && members > 0 ? figures.addressWith({ account }) : undefined}
            />
          );
        })}
      </People>
    </Section>
  );
}
