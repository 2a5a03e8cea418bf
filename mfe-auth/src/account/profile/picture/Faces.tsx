import type { HeadIcon } from '@site/contracts/areas/account';
import { PICTURE_TYPES } from '@site/contracts/areas/profile';
import { Icon } from '@site/ui/Icon';
import { Camera, Check } from 'lucide-react';
import type { ChangeEvent } from 'react';
import { useTexts } from '../../../useTexts';
import styles from './Faces.module.css';

export type Choice = HeadIcon['choices'][number];

interface FacesProps {
  choices: readonly Choice[];
  chosen: string | undefined;
  onChoose: (id: string) => void;
  onOwn: (file: File) => void;
}

/** An own picture, or one of those that the merchant offers. */
export function Faces({ choices, chosen, onChoose, onOwn }: FacesProps) {
  const { t } = useTexts();
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // The same file again is a choice too.
    target.value = '';
    if (file) onOwn(file);
  };
  return (
    <div className={styles.content}>
      <div className={styles.faces}>
        <label className={styles.own}>
          <Icon of={Camera} size={20} />
          {t('profile.choose.upload')}
          <input type="file" className={styles.file} accept={PICTURE_TYPES.join(',')} onChange={take} />
        </label>
        {choices.map(({ id, url }, index) => (
          <button
            key={id}
            type="button"
            className={styles.face}
            aria-pressed={id === chosen}
            aria-label={t('profile.choose.face', { number: index + 1 })}
            onClick={() => onChoose(id)}
          >
            <img src={url} alt="" loading="lazy" />
            {id === chosen && (
              <span className={styles.check}>
                <Icon of={Check} size={14} />
              </span>
            )}
          </button>
        ))}
      </div>
      <p className={styles.hint}>{t('profile.choose.hint')}</p>
    </div>
  );
}
