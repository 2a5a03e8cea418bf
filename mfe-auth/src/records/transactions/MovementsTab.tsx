import type { Transaction } from '@site/contracts/areas/wallet';
import { formatNumber } from '@site/i18n';
import { lazySheet } from '@site/ui/lazyPart';
import { RecordRow } from '@site/ui/records';
import { useTexts } from '../../useTexts';
import { useMovementCsv } from './csv/movementCsv';
import { FlowGlyph } from './FlowGlyph';
import { NoneInRange } from './NoneInRange';
import { OrderAmount } from './OrderAmount';
import { useMovements } from './queries';
import { RecordList } from './RecordList';
import type { TabProps } from './TabProps';

const MovementSheet = lazySheet(() => import('./MovementSheet'));

interface MovementsTabProps extends TabProps {
  code: string | undefined;
  team: boolean;
}

/** Everything that moved on the wallet; for an agent with the account that it belongs to. */
export function MovementsTab({ days, today, code, team, onChange }: MovementsTabProps) {
  const { t } = useTexts();
  const filter = { days, code, team };
  return (
    <RecordList
      records={useMovements(filter)}
      today={today}
      atOf={({ at }) => at}
      none={
        <NoneInRange tab="all" days={days} today={today} filtered={code !== undefined} onChange={onChange} />
      }
      count={(total) => t('records.count.all', { count: total, shown: formatNumber(total) })}
      figures={[
        { label: t('records.in'), of: (footer) => footer.in },
        { label: t('records.out'), of: ({ out }) => out },
      ]}
      csv={useMovementCsv(filter)}
      row={(movement, onOpen) => (
        <RecordRow
          key={movement.id}
          icon={<FlowGlyph amount={movement.amount} />}
          name={movement.name}
          at={movement.at}
          detail={detailOf(movement, team)}
          onOpen={onOpen}
        >
          <OrderAmount amount={movement.amount} />
        </RecordRow>
      )}
      sheet={({ item, ...sheet }) => <MovementSheet {...sheet} movement={item} team={team} />}
    />
  );
}

/** Whose it is, where that is not plain, and the other side of it. */
function detailOf({ account, remark, orderNo }: Transaction, team: boolean): string | undefined {
  const parts = [team ? account : undefined, remark ?? orderNo].filter(Boolean);
  return parts.length > 0 ? parts.join(' · ') : undefined;
}
