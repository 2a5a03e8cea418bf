import { Card } from '@site/ui/Card';
import { TabPanel, Tabs } from '@site/ui/Tabs';
import { type ReactNode, useId, useState } from 'react';
import { useTexts } from '../../useTexts';
import styles from './ChartCard.module.css';

interface View {
  readonly id: string;
  readonly name: string;
  readonly drawing: ReactNode;
}

interface ChartCardProps {
  /** Whose figures, and of which days. */
  lead: ReactNode;
  /** The figure over all of it, or what is drawn. */
  title: ReactNode;
  /** What is drawn, in one way or in two. */
  views: readonly View[];
  children?: ReactNode;
}

/** A headline over what is drawn of it. */
export function ChartCard({ lead, title, views, children }: ChartCardProps) {
  const { t } = useTexts();
  const panels = useId();
  const [chosen, choose] = useState(views[0]?.id);
  const view = views.find(({ id }) => id === chosen) ?? views[0];
  return (
    <div className={styles.room}>
      <Card>
        <div className={styles.head}>
          <p className={styles.words}>
            <span className={styles.lead}>{lead}</span> <span className={styles.title}>{title}</span>
          </p>
          {view && views.length > 1 && (
            <Tabs
              variant="segmented"
              label={t('figures.views')}
              panels={panels}
              items={views.map(({ id, name }) => ({ value: id, label: name }))}
              value={view.id}
              onChange={choose}
              className={styles.views}
            />
          )}
          {view && views.length === 1 && view.name !== '' && <span className={styles.note}>{view.name}</span>}
        </div>
        {view &&
          (views.length > 1 ? (
            <TabPanel panels={panels} value={view.id}>
              {view.drawing}
            </TabPanel>
          ) : (
            view.drawing
          ))}
        {children}
      </Card>
    </div>
  );
}
