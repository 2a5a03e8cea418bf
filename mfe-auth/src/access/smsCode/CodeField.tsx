import { SMS_CODE_MAX_LENGTH } from '@site/contracts/areas/validators';
import { Button } from '@site/ui/Button';
import { Checkbox } from '@site/ui/Checkbox';
import { Field } from '@site/ui/Field';
import { Icon } from '@site/ui/Icon';
import { Spinner } from '@site/ui/Spinner';
import { MessageSquareText } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTexts } from '../../useTexts';
import styles from './CodeField.module.css';
import type { useBotCheck } from './useBotCheck';

export interface CodeFieldProps
  extends Pick<ComponentProps<typeof Field>, 'ref' | 'name' | 'onChange' | 'onBlur' | 'label' | 'error'> {
  /** Until the next code may be sent. */
  seconds: number;
  onSend: () => void;
  /** The check box that proves a person's browser; left out where whoever sends does a check of its own. */
  check?: Pick<ReturnType<typeof useBotCheck>, 'state' | 'start'> | undefined;
}

/** The field for a code that is sent: with the button that sends it, and the box to tick before. */
export function CodeField({ seconds, onSend, check, ...field }: CodeFieldProps) {
  const { t } = useTexts();
  const waiting = seconds > 0;
  const checking = check?.state === 'working';
  return (
    <div>
      <Field
        {...field}
        placeholder={t('sms.hint')}
        onChange={(event) => {
          keepDigits(event.target);
          return field.onChange?.(event);
        }}
        icon={<Icon of={MessageSquareText} size={20} />}
        inputMode="numeric"
        autoComplete="one-time-code"
        action={
          <Button
            variant="text"
            size="small"
            className={styles.send}
            disabled={waiting || checking}
            onClick={onSend}
          >
            {waiting ? t('sms.again', { seconds }) : t('sms.send')}
          </Button>
        }
      />
      {check && (
        <Checkbox
          className={styles.check}
          checked={check.state === 'passed'}
          aria-busy={checking || undefined}
          onChange={check.start}
        >
          {checking ? (
            <span className={styles.working} role="status">
              <Spinner size={16} /> {t('sms.checking')}
            </span>
          ) : (
            t('sms.human')
          )}
        </Checkbox>
      )}
    </div>
  );
}

/** Digits alone (AU-037), also of a code that is pasted with the words around it. */
function keepDigits(input: HTMLInputElement): void {
  const digits = input.value.replaceAll(/\D/g, '').slice(0, SMS_CODE_MAX_LENGTH);
  if (digits !== input.value) input.value = digits;
}
