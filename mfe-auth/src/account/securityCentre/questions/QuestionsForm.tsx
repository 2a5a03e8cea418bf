import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type ApiError, useApiMutation } from '@site/api';
import { setSecurityQuestions } from '@site/contracts/areas/security';
import { Button } from '@site/ui/Button';
import { Field } from '@site/ui/Field';
import { Icon } from '@site/ui/Icon';
import { MessageCircleQuestionMark, PencilLine } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { PasswordField } from '../../../form/PasswordField';
import { PasswordOwner } from '../../../form/PasswordOwner';
import { SelectField } from '../../../form/SelectField';
import { messageOf, useFieldError } from '../../../form/useFieldError';
import { useFieldRefusal } from '../../../form/useFieldRefusal';
import { useTexts } from '../../../useTexts';
import styles from '../sheet/Sheet.module.css';
import { useSaved } from '../useSaved';
import { ANSWER_LENGTH } from './answerLength';
import { PLACES, type QuestionsFields, questionsSchema } from './questionsSchema';

interface QuestionsFormProps {
  questions: readonly { readonly id: string; readonly question: string }[];
  /** Ids of those that are chosen now. */
  chosen: readonly string[];
  replaces: boolean;
  onClose: () => void;
}

/** Three different questions with answers, and the password. */
export function QuestionsForm({ questions, chosen, replaces, onClose }: QuestionsFormProps) {
  const { t } = useTexts();
  const saved = useSaved(onClose);
  const form = useForm<QuestionsFields>({
    defaultValues: {
      answers: PLACES.map((place) => ({ id: chosen[place] ?? '', answer: '' })),
      password: '',
    },
    resolver: standardSchemaResolver(questionsSchema),
  });
  const errorOf = useFieldError(form);
  const refused = useFieldRefusal(form, { 'password.old.wrong': 'password' });
  const { mutate, isPending } = useApiMutation(setSecurityQuestions, {
    silent: true,
    onSuccess: () => saved(t('security.questions.saved'), { hasSecurityQuestions: true }),
    onError: (error) => {
      if (!showAtAnswers(form, error)) refused(error);
    },
  });
  const taken = form.watch('answers').map(({ id }) => id);

  return (
    <form noValidate onSubmit={form.handleSubmit((typed) => mutate(typed))}>
      <p className={styles.lead}>
        {replaces ? t('security.questions.replaceLead') : t('security.questions.lead')}
      </p>
      {PLACES.map((place) => (
        <div key={place} className={styles.group}>
          <SelectField
            {...form.register(`answers.${place}.id`)}
            label={t('security.questions.question', { number: place + 1 })}
            icon={MessageCircleQuestionMark}
            placeholder={t('security.questions.choose')}
            options={questions.map(({ id, question }) => ({
              value: id,
              label: question,
              disabled: taken.some((other, at) => at !== place && other === id),
            }))}
            error={errorOf(`answers.${place}.id`)}
          />
          <Field
            {...form.register(`answers.${place}.answer`)}
            label={t('security.questions.answer', { number: place + 1 })}
            icon={<Icon of={PencilLine} size={20} />}
            autoComplete="off"
            maxLength={ANSWER_LENGTH.max}
            error={errorOf(`answers.${place}.answer`)}
          />
        </div>
      ))}
      <PasswordOwner />
      <PasswordField
        {...form.register('password')}
        kind="current"
        label={t('security.yourPassword')}
        error={errorOf('password')}
      />
      <Button type="submit" block loading={isPending} className={styles.after}>
        {t('security.questions.save')}
      </Button>
    </form>
  );
}

/** Puts what the platform says of single answers under them; answers whether it said anything of the kind. */
function showAtAnswers(
  form: ReturnType<typeof useForm<QuestionsFields>>,
  { fields }: Pick<ApiError, 'fields'>,
): boolean {
  const wrong = PLACES.filter((place) => fields[`answers.${place}.answer`]);
  for (const [index, place] of wrong.entries()) {
    const name = `answers.${place}.answer` as const;
    form.setError(name, { message: messageOf(fields[name] ?? []) }, { shouldFocus: index === 0 });
  }
  return wrong.length > 0;
}
