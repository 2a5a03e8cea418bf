import type { PnlRow } from '@site/contracts/areas/team';
import { lazySheet } from '@site/ui/lazyPart';
import { formatAmount } from '@site/ui/Money';
import { useState } from 'react';
import { useTexts } from '../../useTexts';
import { NobodyBelow } from '../parts/NobodyBelow';
import { People, PersonCard } from '../parts/PersonCard';
import { Section } from '../parts/Section';
import { Signed } from '../parts/Signed';
import { useBelowText } from '../parts/useBelowText';
import type { Figures } from '../useFigures';

const ProfitSheet = lazySheet(() => import('./ProfitSheet'));

/** Everybody of a level; a card opens all figures of its person, and the level below. */
export function ProfitPeople({ rows, figures }: { rows: readonly PnlRow[]; figures: Figures }) {
  const { t } = useTexts();
  const below = useBelowText();
  const [sheet, setSheet] = useState<{ row: PnlRow; open: boolean }>();
  if (rows.length === 0) return <NobodyBelow />;
  return (
    <Section title={t('figures.people')}>
      <People>
        {rows.map((row) => (
          <PersonCard
            key={`${row.account} ${row.own}`}
            account={row.account}
            line={below(row)}
            headline={{ label: t('figures.profit'), value: <Signed amount={row.profit} /> }}
            figures={[
              { label: t('figures.bets'), value: formatAmount(row.bet) },
              { label: t('figures.wins'), value: formatAmount(row.win) },
              { label: t('figures.given'), value: formatAmount(row.given) },
            ]}
            onOpen={() => setSheet({ row, open: true })}
          />
        ))}
      </People>
      {sheet && (
        <ProfitSheet {...sheet} figures={figures} onClose={() => setSheet({ ...sheet, open: false })} />
      )}
    </Section>
  );
}
