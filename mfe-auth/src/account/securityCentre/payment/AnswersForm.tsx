import { useErrorText } from '@site/i18n';
import { ErrorState } from '@site/ui/ErrorState';
import { FailureNote } from '@site/ui/FailureNote';
import { Field } from '@site/ui/Field';
import { Icon } from '@site/ui/Icon';
import { MessageCircleQuestionMark } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { FormSkeleton } from '../../../form/FormSkeleton';
import { useTexts } from '../../../useTexts';
import { useSecurityQuestions } from '../queries';
import { ANSWER_LENGTH } from '../questions/answerLength';
import styles from '../sheet/Sheet.module.css';
import type { Proof } from './proof';

interface AnswersFormProps {
  form: string;
  /** What was wrong with the answers; which one, nobody is told. */
  fault: string | undefined;
  onGive: (proof: Proof) => void;
}

/** The security questions of the account, to be answered as they were. */
export function AnswersForm({ form, fault, onGive }: AnswersFormProps) {
  const { t } = useTexts();
  const errorText = useErrorText();
  const { data, error, isFetching, refetch } = useSecurityQuestions();
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({});
  const [tried, setTried] = useState(false);
  if (!data)
    return error ? (
      <ErrorState
        title={t('security.questions.failed')}
        body={errorText(error)}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    ) : (
      <div className={styles.body}>
        <FormSkeleton fields={3} />
      </div>
    );

  const questions = data.list.filter(({ id }) => data.chosen.includes(id));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (questions.every(({ id }) => answers[id]?.trim()))
      onGive({ answers: questions.map(({ id }) => ({ id, answer: answers[id] ?? '' })) });
  };
  return (
    <form id={form} noValidate className={styles.body} onSubmit={submit}>
      <FailureNote text={fault} />
      {questions.map(({ id, question }) => (
        <Field
          key={id}
          label={question}
          autoComplete="off"
          maxLength={ANSWER_LENGTH.max}
          icon={<Icon of={MessageCircleQuestionMark} size={20} />}
          value={answers[id] ?? ''}
          error={tried && !answers[id]?.trim() ? errorText({ code: 'field.required' }) : undefined}
          onChange={({ target }) => setAnswers({ ...answers, [id]: target.value })}
        />
      ))}
    </form>
  );
}
