import { fieldErrorText } from '@site/i18n';
import { Button } from '@site/ui/Button';
import { Field } from '@site/ui/Field';
import { Icon } from '@site/ui/Icon';
import { LifeBuoy } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { useTexts } from '../../useTexts';
import styles from './RecoveryCodeForm.module.css';

/** As long as a code may be with what people put between its letters. */
const MAX_LENGTH = 64;

interface RecoveryCodeFormProps {
  intro: string;
  /** Codes of what the platform found wrong. */
  refused: readonly string[] | undefined;
  pending: boolean;
  onTyped: () => void;
  onSubmit: (code: string) => void;
}

/** A recovery code; what was typed stays when it was wrong. */
export function RecoveryCodeForm({ intro, refused, pending, onTyped, onSubmit }: RecoveryCodeFormProps) {
  const { t } = useTexts();
  const input = useRef<HTMLInputElement>(null);
  const [empty, setEmpty] = useState(false);
  const faults = empty ? ['field.required'] : refused;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const code = input.current?.value.trim() ?? '';
    setEmpty(code === '');
    if (code === '') input.current?.focus();
    else if (!pending) onSubmit(code);
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <p className={styles.intro}>{intro}</p>
      <Field
        ref={input}
        label={t('secondStep.code')}
        placeholder={t('secondStep.codeHint')}
        icon={<Icon of={LifeBuoy} size={20} />}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        maxLength={MAX_LENGTH}
        error={faults && fieldErrorText(t, faults)}
        onChange={() => {
          setEmpty(false);
          onTyped();
        }}
      />
      <Button type="submit" block loading={pending}>
        {t('secondStep.confirm')}
      </Button>
    </form>
  );
}
