import { PICTURE_TYPES } from '@site/contracts/areas/profile';
import { useErrorText } from '@site/i18n';
import { ImagePlus } from 'lucide-react';
import { useId, useRef } from 'react';
import { Icon } from '../Icon';
import { cx } from '../internal/cx';
import { FieldError } from '../internal/FieldError';
import { PictureRow } from './PictureRow';
import styles from './PictureUpload.module.css';
import { type SendPicture, usePictureUpload } from './usePictureUpload';

export interface PictureUploadProps {
  label: string;
  /** What is taken, and up to which size. */
  hint: string;
  /** `sendPicture` of @site/api for its purpose. */
  upload: SendPicture;
  /** The id of the picture that was sent; `undefined` once it is taken away. */
  onChange: (id: string | undefined) => void;
  /** Whether a picture is on its way. */
  onBusy?: (sending: boolean) => void;
  /** Media types that are taken. */
  types?: readonly string[];
}

/** One picture from the device, sent as soon as it is chosen. */
export function PictureUpload({
  label,
  hint,
  upload,
  onChange,
  onBusy,
  types = PICTURE_TYPES,
}: PictureUploadProps) {
  const id = useId();
  const errorText = useErrorText();
  const input = useRef<HTMLInputElement>(null);
  const { state, choose, retry, remove } = usePictureUpload({ upload, types, onChange, onBusy });
  const error = 'error' in state ? errorText(state.error) : undefined;
  const empty = state.step === 'empty';
  return (
    <div>
      <label className={cx(styles.add, error !== undefined && styles.invalid)} hidden={!empty}>
        <input
          ref={input}
          type="file"
          accept={types.join(',')}
          className={styles.input}
          aria-labelledby={`${id}-label`}
          aria-describedby={`${id}-hint ${id}-error`}
          aria-invalid={error !== undefined || undefined}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            // The same file may be chosen again.
            target.value = '';
            if (file) choose(file);
          }}
        />
        <Icon of={ImagePlus} />
        <span className={styles.words}>
          <span id={`${id}-label`} className={styles.name}>
            {label}
          </span>
          <small id={`${id}-hint`}>{hint}</small>
        </span>
      </label>
      {!empty && (
        <PictureRow
          state={state}
          onRetry={retry}
          onRemove={() => {
            remove();
            // Where the row was is the way to choose another.
            requestAnimationFrame(() => input.current?.focus());
          }}
        />
      )}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}
