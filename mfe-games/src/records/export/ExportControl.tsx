import { formatNumber, type TFunction, useErrorText } from '@site/i18n';
import { Button } from '@site/ui/Button';
import { Icon } from '@site/ui/Icon';
import { Download, type LucideIcon, RotateCcw, Share, X } from 'lucide-react';
import { useTexts } from '../../useTexts';
import type { BetFilter } from '../queries';
import styles from './ExportControl.module.css';
import { shareFile } from './saveFile';
import { type BetExport, useBetExport } from './useBetExport';

const ICONS: Record<BetExport['step'], LucideIcon> = {
  idle: Download,
  running: X,
  ready: Share,
  saved: RotateCcw,
  failed: RotateCcw,
};

/** Takes all bets of a filter along as a file. One button through all steps, so that it keeps the focus. */
export function ExportControl({ filter }: { filter: BetFilter }) {
  const { t } = useTexts();
  const { state, start, cancel, reset } = useBetExport(filter);
  const press = () => {
    if (state.step === 'running') cancel();
    else if (state.step === 'ready') void shareFile(state.file).then(reset);
    else start();
  };
  return (
    <div className={styles.export}>
      <div className={styles.news}>
        <p role="status">{useNews(state, t)}</p>
        {state.step === 'running' && <Progress {...state} />}
      </div>
      <Button
        variant="text"
        size="small"
        flush
        icon={<Icon of={ICONS[state.step]} size={16} />}
        onClick={press}
      >
        {t(`records.export.action.${state.step}`)}
      </Button>
    </div>
  );
}

/** What there is to say once: figures that run are not read out one by one. */
function useNews(state: BetExport, t: TFunction): string {
  const errorText = useErrorText();
  switch (state.step) {
    case 'idle':
      return '';
    case 'running':
      return t('records.export.running');
    case 'ready':
      return t('records.export.ready');
    case 'saved':
      return t('records.export.saved', { name: state.file.name });
    case 'failed':
      return `${t('records.export.failed')} ${errorText(state.error)}`;
  }
}

function Progress({ done, total }: { done: number; total: number }) {
  const { t } = useTexts();
  const figures = t('records.export.progress', { done: formatNumber(done), total: formatNumber(total) });
  return (
    <>
      <span aria-hidden="true" className={styles.figures}>
        {total > 0 && figures}
      </span>
      <progress
        className={styles.bar}
        aria-label={t('records.export.running')}
        max={Math.max(total, 1)}
        value={done}
      />
    </>
  );
}
