import { PATHS } from '@site/contracts/values/paths';
import { useBack } from '@site/router';
import { PageHeader } from '@site/ui/PageHeader';
import { RangeChips } from '@site/ui/records';
import type { ReactNode } from 'react';
import type { Figures } from '../useFigures';
import styles from './FiguresPage.module.css';

interface FiguresPageProps {
  title: string;
  figures: Figures;
  /** The level above, where there is one. */
  above?: string | undefined;
  /** At the right of the header. */
  right?: ReactNode;
  /** The sums, at the foot of the screen. */
  foot?: ReactNode;
  children: ReactNode;
}

/** Header and days of a page of figures; the days stay below the header while the page scrolls. */
export function FiguresPage({ title, figures, above, right, foot, children }: FiguresPageProps) {
  const back = useBack('step', above ?? PATHS.agent);
  return (
    <div className={styles.page}>
      <PageHeader title={title} onBack={back} right={right} />
      <div className={styles.days}>
        <RangeChips
          range={figures.range}
          today={figures.today}
          onChange={(range) => figures.change({ range })}
        />
      </div>
      <div className={styles.content}>{children}</div>
      {foot}
    </div>
  );
}
