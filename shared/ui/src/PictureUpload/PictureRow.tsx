import { useUiLabel } from '@site/ui/useUiLabel';
import { RotateCcw, Trash2 } from 'lucide-react';
import { IconButton } from '../IconButton';
import { fileSize } from './fileSize';
import styles from './PictureUpload.module.css';
import { useObjectUrl } from './useObjectUrl';
import type { PictureState } from './usePictureUpload';

interface PictureRowProps {
  state: Exclude<PictureState, { step: 'empty' }>;
  onRemove: () => void;
  onRetry: () => void;
}

/** The chosen picture, how far it is, and what can be done with it. */
export function PictureRow({ state, onRemove, onRetry }: PictureRowProps) {
  const t = useUiLabel();
  const { file, step } = state;
  const thumbnail = useObjectUrl(file);
  return (
    <div className={styles.chosen}>
      <img src={thumbnail} alt="" width={40} height={52} className={styles.thumbnail} />
      <div className={styles.words}>
        <span className={styles.name}>{file.name}</span>
        {step === 'sending' ? (
          <Progress fraction={state.fraction} />
        ) : (
          <small role="status">{step === 'sent' && fileSize(file.size)}</small>
        )}
      </div>
      {step === 'failed' && (
        <IconButton icon={RotateCcw} iconSize={20} label={t('retry')} onClick={onRetry} />
      )}
      <IconButton
        icon={Trash2}
        iconSize={20}
        label={t('removePicture', { name: file.name })}
        className={styles.remove}
        onClick={onRemove}
      />
    </div>
  );
}

function Progress({ fraction }: { fraction: number }) {
  const t = useUiLabel();
  const label = t('sendingPicture', { percent: Math.floor(fraction * 100) });
  return (
    <>
      <small aria-hidden="true">{label}</small>
      <progress className={styles.bar} aria-label={label} value={fraction} />
    </>
  );
}
