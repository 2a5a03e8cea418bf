import { hasCode } from '@site/api';
import { FileWarning, FileX, RotateCcw, X } from 'lucide-react';
import { Icon } from '../Icon';
import { cx } from '../internal/cx';
import { useObjectUrl } from '../PictureUpload/useObjectUrl';
import styles from './PictureList.module.css';
import type { PictureItem } from './pictures';
import { usePictureTexts } from './usePictureTexts';

interface PictureTileProps {
  item: PictureItem;
  onAgain: () => void;
  onRemove: () => void;
}

/** One picture: as it is, on its way, not sent, or refused. */
export function PictureTile({ item, onAgain, onRemove }: PictureTileProps) {
  const { t } = usePictureTexts();
  const { name } = item;
  if (item.step === 'refused') {
    const isWrong = hasCode(item.error, 'picture.type.unsupported');
    return (
      <div className={cx(styles.tile, styles.bad)} aria-hidden="true">
        <Icon of={isWrong ? FileX : FileWarning} size={20} />
        {t(isWrong ? 'pictures.wrongType' : 'pictures.tooLarge')}
      </div>
    );
  }
  return (
    <div className={styles.tile}>
      {item.step === 'failed' ? (
        <button
          type="button"
          className={cx(styles.bad, styles.again)}
          aria-label={t('pictures.again', { name })}
          onClick={onAgain}
        >
          <Icon of={RotateCcw} size={20} />
          {t('pictures.notSent')}
        </button>
      ) : (
        <Picture item={item} />
      )}
      <button
        type="button"
        className={styles.remove}
        aria-label={t('pictures.remove', { name })}
        onClick={onRemove}
      >
        <Icon of={X} size={14} />
      </button>
    </div>
  );
}

function Picture({ item }: { item: Extract<PictureItem, { step: 'sending' | 'sent' }> }) {
  const own = useObjectUrl(item.file);
  const source = own ?? (item.step === 'sent' ? item.kept.url : undefined);
  return (
    <>
      {source && <img src={source} alt="" className={styles.picture} />}
      {item.step === 'sending' && <Sending name={item.name} percent={Math.floor(item.fraction * 100)} />}
    </>
  );
}

function Sending({ name, percent }: { name: string; percent: number }) {
  const { t } = usePictureTexts();
  return (
    <div className={styles.sending}>
      <span aria-hidden="true">{t('pictures.percent', { percent })}</span>
      <progress
        className={styles.bar}
        aria-label={t('pictures.sending', { name, percent })}
        max={100}
        value={percent}
      />
    </div>
  );
}
