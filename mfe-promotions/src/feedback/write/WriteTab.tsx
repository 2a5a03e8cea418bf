import { APPLICATION_LIMITS } from '@site/contracts/areas/promotions';
import { ActionBar } from '@site/ui/ActionBar';
import { Button } from '@site/ui/Button';
import { PictureList } from '@site/ui/PictureList';
import { TextArea } from '@site/ui/TextArea';
import type { FormEvent } from 'react';
import { useTexts } from '../../useTexts';
import { ChatNote } from './ChatNote';
import { useFeedback } from './useFeedback';
import styles from './WriteTab.module.css';

interface WriteTabProps {
  /** Whose draft it is. */
  user: string;
  onSent: () => void;
}

/** The form: what should be known, and pictures of it. */
export function WriteTab({ user, onSent }: WriteTabProps) {
  const { t } = useTexts();
  const feedback = useFeedback(user, onSent);
  const { comment, pictures, isReady, isSending } = feedback;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (isReady && !isSending) feedback.send();
  };
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <div className={styles.fields}>
        <TextArea
          label={t('feedback.comment')}
          placeholder={t('feedback.commentHint')}
          most={APPLICATION_LIMITS.characters}
          value={comment}
          onChange={feedback.write}
          error={feedback.commentFault}
          readOnly={isSending}
        />
        <PictureList
          label={t('feedback.pictures')}
          hint={t('feedback.picturesHint')}
          pictures={pictures}
          error={feedback.picturesFault}
        />
        <ChatNote />
        <p role="alert" className={styles.unknown}>
          {feedback.isUnknown && t('feedback.unknown')}
        </p>
      </div>
      <ActionBar>
        <Button type="submit" block disabled={!isReady} loading={isSending}>
          {t('feedback.send')}
        </Button>
      </ActionBar>
    </form>
  );
}
