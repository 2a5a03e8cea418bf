import type { CareSettings } from '@site/contracts/areas/care';
import { addressOf, PATHS } from '@site/contracts/values/paths';
import { Link } from '@site/router';
import { Icon } from '@site/ui/Icon';
import { ListRow } from '@site/ui/ListRow';
import { CirclePause, DoorClosed, type LucideIcon } from 'lucide-react';
import { RowCard } from '../../account/rows/RowCard';
import { RowGroup } from '../../account/rows/RowGroup';
import { useTexts } from '../../useTexts';
import styles from './BreakRows.module.css';

/** The ways into a break, with the lengths that the merchant offers (PL-017, PL-018). */
export function BreakRows({ settings: { timeouts, exclusions } }: { settings: CareSettings }) {
  const { t } = useTexts();
  // @texts break.length.* — the merchant says which
  const lengthsOf = (lengths: readonly string[]) =>
    lengths.map((length) => t(`break.length.${length}`)).join(', ');
  return (
    <RowGroup as="nav" title={t('overview.break')}>
      <RowCard>
        <Way
          icon={CirclePause}
          name={t('overview.timeout')}
          note={lengthsOf(timeouts)}
          to={addressOf(PATHS.careBreak, {})}
        />
        <Way
          icon={DoorClosed}
          name={t('break.exclusion.title')}
          note={lengthsOf(exclusions)}
          to={addressOf(PATHS.careBreak, { part: 'exclusion' })}
        />
      </RowCard>
    </RowGroup>
  );
}

interface WayProps {
  icon: LucideIcon;
  name: string;
  note: string;
  to: string;
}

function Way({ icon, name, note, to }: WayProps) {
  return (
    <ListRow
      className={styles.row}
      icon={<Icon of={icon} size={20} />}
      label={
        <span>
          {name} <small className={styles.note}>{note}</small>
        </span>
      }
      render={<Link to={to} />}
    />
  );
}
