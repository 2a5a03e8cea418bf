import type { Benefits, Level } from '@site/contracts/areas/benefits';
import { formatNumber } from '@site/i18n';
import { Card } from '@site/ui/Card';
import { TabPanel, Tabs } from '@site/ui/Tabs';
import { VisuallyHidden } from '@site/ui/VisuallyHidden';
import { useId, useState } from 'react';
import { useTexts } from '../useTexts';
import { Comparison } from './Comparison';
import { Emblem } from './Emblem';
import { nextLevel, ownLevel, type Place, placeOf } from './standing';
import styles from './VipRoomPage.module.css';

const TABS_ID = 'levels';
const REACHED: readonly Place[] = ['before', 'yours'];

/** All levels in a row, and what the chosen one brings beside the member's own. */
export function Levels({ benefits }: { benefits: Benefits }) {
  const { t } = useTexts();
  const heading = useId();
  const [choice, choose] = useState<string>();
  const { levels } = benefits;
  // What is to come is what a member looks for first; a level that is gone after a change of the answer is no choice.
  const chosen =
    levels.find(({ id }) => id === choice) ?? nextLevel(benefits) ?? ownLevel(benefits) ?? levels[0];
  if (!chosen) return null;
  return (
    <section aria-labelledby={heading} className={styles.section}>
      <h2 id={heading} className={styles.title}>
        {t('vip.levels')}
      </h2>
      <Tabs
        variant="picture"
        label={t('vip.levels')}
        panels={TABS_ID}
        items={levels.map((level) => ({
          value: level.id,
          icon: <Emblem level={level} size={44} ahead={!REACHED.includes(placeOf(benefits, level))} />,
          label: <LevelName level={level} place={placeOf(benefits, level)} />,
        }))}
        value={chosen.id}
        onChange={choose}
      />
      <TabPanel panels={TABS_ID} value={chosen.id}>
        <Card padded={false} className={styles.compare}>
          <Comparison benefits={benefits} chosen={chosen} />
        </Card>
      </TabPanel>
    </section>
  );
}

function LevelName({ level: { name, from }, place }: { level: Level; place: Place }) {
  const { t } = useTexts();
  return (
    <>
      {name}{' '}
      <small>
        {formatNumber(from)} <VisuallyHidden>{t('vip.levelPoints')}</VisuallyHidden>
      </small>{' '}
      {place === 'yours' && <VisuallyHidden>{t('vip.yours')}</VisuallyHidden>}
    </>
  );
}
