import { formatNumber, type TFunction, useErrorText } from '@site/i18n';
import { Button } from '@site/ui/Button';
import { Icon } from '@site/ui/Icon';
import { shareFile } from '@site/ui/saveFile';
import { Download, type LucideIcon, RotateCcw, Share, X } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useRecordTexts } from '../useRecordTexts';
import type { CsvSource } from './csvSource';
import styles from './ExportControl.module.css';

import { type CsvExport, useCsvExport } from './useCsvExport';

const ICONS: Record<CsvExport['step'], LucideIcon> = {
  idle: Download,
  running: X,
  ready: Share,
  saved: RotateCcw,
  failed: RotateCcw,
};

export interface ExportControlProps<Item> {
  source: CsvSource<Item>;
  /** What is said while the records come in. */
  gathering: string;
}

/** Takes all records of a source along as a file. One button through all steps, so that it keeps the focus. */
export function ExportControl<Item>({ source, gathering }: ExportControlProps<Item>) {
  const { t } = useRecordTexts();
  const { state, start, cancel, reset } = useCsvExport(source);
  const press = ({ detail: presses }: MouseEvent) => {
    // The second half of a double tap takes back nothing.
    if (state.step === 'running') presses < 2 && cancel();
    else if (state.step === 'ready') void shareFile(state.file).then(reset);
    else start();
  };
  return (
    <div className={styles.export}>
      <div className={styles.news}>
        <p role="status">{useNews(state, gathering, t)}</p>
        {state.step === 'running' && <Progress {...state} label={gathering} />}
      </div>
      <Button
        variant="text"
        size="small"
        flush
        icon={<Icon of={ICONS[state.step]} size={16} />}
        onClick={press}
      >
        {t(`export.action.${state.step}`)}
      </Button>
    </div>
  );
}

/** What there is to say once: figures that run are not read out one by one. */
function useNews(state: CsvExport, gathering: string, t: TFunction): string {
  const errorText = useErrorText();
  switch (state.step) {
    case 'idle':
      return '';
    case 'running':
      return gathering;
    case 'ready':
      return t('export.ready');
    case 'saved':
      return t('export.saved', { name: state.file.name });
    case 'failed':
      return `${t('export.failed')} ${errorText(state.error)}`;
  }
}

function Progress({ done, total, label }: { done: number; total: number; label: string }) {
  const { t } = useRecordTexts();
  const figures = t('export.progress', { done: formatNumber(done), total: formatNumber(total) });
  return (
    <>
      <span aria-hidden="true" className={styles.figures}>
        {total > 0 && figures}
      </span>
      <progress className={styles.bar} aria-label={label} max={Math.max(total, 1)} value={done} />
    </>
  );
}
