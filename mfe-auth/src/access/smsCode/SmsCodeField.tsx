import type { ApiError } from '@site/api';
import { SMS_CODE_MAX_LENGTH } from '@site/contracts/areas/validators';
import type { SmsCodeModule } from '@site/contracts/areas/verification';
import { useErrorText } from '@site/i18n';
import { Button } from '@site/ui/Button';
import { Checkbox } from '@site/ui/Checkbox';
import { Field } from '@site/ui/Field';
import { Icon } from '@site/ui/Icon';
import { Spinner } from '@site/ui/Spinner';
import { toast } from '@site/ui/Toast';
import { MessageSquareText } from 'lucide-react';
import { type ComponentProps, useRef } from 'react';
import { useTexts } from '../../useTexts';
import type { SmsNumber } from '../mobile/smsNumber';
import styles from './SmsCodeField.module.css';
import { useBotCheck } from './useBotCheck';
import { useFirebaseCode } from './useFirebaseCode';
import { useSendCode } from './useSendCode';

interface SmsCodeFieldProps
  extends Pick<ComponentProps<typeof Field>, 'ref' | 'name' | 'onChange' | 'onBlur' | 'label'> {
  /** What the code is for. */
  module: SmsCodeModule;
  /** Checks the number, and says under it what is wrong: then there is none, and no code is sent. */
  numberToUse: () => Promise<SmsNumber | undefined>;
  /** The platform refused the number itself; answers whether that was shown. */
  onRefused: (error: ApiError) => boolean;
  error: string | undefined;
}

/**
 * A code by SMS: a check box that proves a person's browser, a button that sends with its countdown, and the
 * field for the code (access-accounts-shell.md, section 4). Where Firebase sends, it does its own check.
 */
export function SmsCodeField({ module, numberToUse, onRefused, ...field }: SmsCodeFieldProps) {
  const { t } = useTexts();
  const errorText = useErrorText();
  const check = useBotCheck();
  const notice = useRef<number>(undefined);
  const onSending = () => {
    notice.current = toast.loading(t('sms.sending'));
  };
  const onSent = () => {
    check.reset();
    toast.success(t('sms.sent'));
  };
  const firebase = useFirebaseCode({ onSending, onSent, onFailed: () => toast.dismiss(notice.current) });
  const platform = useSendCode(module, {
    onSending,
    onSent,
    onRefused: (error) => {
      // The proof may be used up, whatever else was wrong.
      check.reset();
      toast.dismiss(notice.current);
      if (!onRefused(error)) toast.error(errorText(error));
    },
  });
  const press = async () => {
    const number = await numberToUse();
    if (!number) return;
    if (firebase) void firebase.send(number);
    else if (check.proof.current === undefined) toast.error(t('sms.tickFirst'));
    else platform.send({ ...number, altcha: check.proof.current });
  };
  const { seconds } = firebase ?? platform;
  const waiting = seconds > 0;
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
            disabled={waiting || check.state === 'working'}
            onClick={() => void press()}
          >
            {waiting ? t('sms.again', { seconds }) : t('sms.send')}
          </Button>
        }
      />
      {!firebase && (
        <Checkbox
          className={styles.check}
          checked={check.state === 'passed'}
          aria-busy={check.state === 'working' || undefined}
          onChange={check.start}
        >
          {check.state === 'working' ? (
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
