import { ApiError } from '@site/api';
import { useErrorText } from '@site/i18n';
import { CircleAlert, Plus } from 'lucide-react';
import { useId, useRef } from 'react';
import { Icon } from '../Icon';
import { VisuallyHidden } from '../VisuallyHidden';
import styles from './PictureList.module.css';
import { PictureTile } from './PictureTile';
import type { PictureListState } from './usePictureList';
import { usePictureTexts } from './usePictureTexts';

export interface PictureListProps {
  label: string;
  /** What is taken, and up to which size. */
  hint: string;
  /** What `usePictureList` answered. */
  pictures: PictureListState;
  /** What is wrong with the pictures as a whole. */
  error?: string | undefined;
}

const TYPES = 'image/jpeg,image/png';

/** A few pictures of the device, four in a row: how far each is, why one was refused, and the way to add one. */
export function PictureList({ label, hint, pictures, error }: PictureListProps) {
  const { t } = usePictureTexts();
  const errorText = useErrorText();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { items, most, count, tooMany } = pictures;
  const isFull = count >= most;
  const ofPictures = items.flatMap((item) =>
    'error' in item
      ? [{ key: item.key, text: t('pictures.problem', { name: item.name, reason: errorText(item.error) }) }]
      : [],
  );
  const ofAll = [tooMany ? errorText(new ApiError({ code: 'picture.too.many' })) : undefined, error];
  const last = items.findLast(({ step }) => step === 'sent');

  return (
    <fieldset className={styles.list} aria-labelledby={`${id}-label`}>
      <div className={styles.head}>
        <span id={`${id}-label`} className={styles.label}>
          {label}
        </span>
        <span className={styles.count}>{t('pictures.count', { number: count, most })}</span>
      </div>
      <div className={styles.tiles}>
        {items.map((item) => (
          <PictureTile
            key={item.key}
            item={item}
            onAgain={() => pictures.again(item.key)}
            onRemove={() => {
              pictures.remove(item.key);
              // The way to choose another is there again, also where the tile was.
              requestAnimationFrame(() => input.current?.focus());
            }}
          />
        ))}
        {!isFull && (
          <label className={styles.add}>
            <input
              ref={input}
              type="file"
              multiple
              accept={TYPES}
              className={styles.input}
              aria-describedby={`${id}-hint ${id}-problems`}
              onChange={({ target }) => {
                const files = [...(target.files ?? [])];
                // The same file may be chosen again.
                target.value = '';
                void pictures.choose(files);
              }}
            />
            <Icon of={Plus} size={20} />
            {t('pictures.add')}
          </label>
        )}
      </div>
      <ul id={`${id}-problems`} className={styles.problems} aria-live="polite">
        {ofPictures.map(({ key, text }) => (
          <Problem key={key} text={text} />
        ))}
        {ofAll.map((text) => text && <Problem key={text} text={text} />)}
      </ul>
      <p id={`${id}-hint`} className={styles.hint}>
        {isFull ? t('pictures.full') : hint}
      </p>
      <div role="status">
        <VisuallyHidden>{last ? t('pictures.sent', { name: last.name }) : ''}</VisuallyHidden>
      </div>
    </fieldset>
  );
}

function Problem({ text }: { text: string }) {
  return (
    <li>
      <Icon of={CircleAlert} size={14} />
      <span>{text}</span>
    </li>
  );
}
