import { useErrorText } from '@site/i18n';
import { ErrorState } from '@site/ui/ErrorState';
import { Sheet } from '@site/ui/Sheet';
import { FormSkeleton } from '../../../form/FormSkeleton';
import { useTexts } from '../../../useTexts';
import type { SheetPartProps } from '../PartSheet';
import { useSecurityQuestions } from '../queries';
import styles from '../sheet/Sheet.module.css';
import { QuestionsForm } from './QuestionsForm';

/** The three security questions: chosen and answered, or chosen anew. */
export default function QuestionsSheet({ open, onClose, overview }: SheetPartProps) {
  const { t } = useTexts();
  const errorText = useErrorText();
  const { data, error, isFetching, refetch } = useSecurityQuestions();
  return (
    <Sheet open={open} onClose={onClose} title={t('security.questions.name')}>
      <div className={styles.body}>
        {data ? (
          <QuestionsForm
            questions={data.list}
            chosen={data.chosen}
            replaces={overview.hasSecurityQuestions}
            onClose={onClose}
          />
        ) : error ? (
          <ErrorState
            title={t('security.questions.failed')}
            body={errorText(error)}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        ) : (
          <FormSkeleton />
        )}
      </div>
    </Sheet>
  );
}
