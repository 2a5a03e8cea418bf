import { PATHS } from '@site/contracts/values/paths';
import { Link } from '@site/router';
import { HelpList } from '@site/ui/HelpList';
import { Icon } from '@site/ui/Icon';
import { ListRow } from '@site/ui/ListRow';
import { Mail } from 'lucide-react';
import { RowCard } from '../../account/rows/RowCard';
import { RowGroup } from '../../account/rows/RowGroup';
import { useTexts } from '../../useTexts';
import { LimitGroups } from '../limits/rows/LimitGroups';
import styles from '../parts/Care.module.css';
import { Lede } from '../parts/Lede';
import { LimitsGate } from '../parts/LimitsGate';
import { BreakRows } from './BreakRows';
import { LastDays } from './LastDays';

/** Everything of responsible play at a glance, and the way to each part in one press (PL-043). */
export default function CarePage() {
  const { t } = useTexts();
  return (
    <LimitsGate>
      {({ settings, limits }) => (
        <div className={styles.page}>
          <Lede settings={settings} />
          <LimitGroups settings={settings} limits={limits} />
          <BreakRows settings={settings} />
          <LastDays />
          <RowGroup as="nav" title={t('overview.offers')}>
            <RowCard>
              <ListRow
                icon={<Icon of={Mail} size={20} />}
                label={t('overview.contact')}
                render={<Link to={PATHS.careContact} />}
              />
            </RowCard>
          </RowGroup>
          <HelpList />
        </div>
      )}
    </LimitsGate>
  );
}
