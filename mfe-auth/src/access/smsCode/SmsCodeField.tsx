import type { ApiError } from '@site/api';
import { type SmsCodeModule, smsCodeFor } from '@site/contracts/areas/verification';
import { toast } from '@site/ui/Toast';
import { useRef } from 'react';
import { useTexts } from '../../useTexts';
import type { SmsNumber } from '../mobile/smsNumber';
import { CodeField, type CodeFieldProps } from './CodeField';
import { useFirebaseCode } from './useFirebaseCode';
import { usePlatformCode } from './usePlatformCode';

interface SmsCodeFieldProps extends Omit<CodeFieldProps, 'seconds' | 'onSend' | 'check'> {
  /** What the code is for. */
  module: SmsCodeModule;
  /** Checks the number, and says under it what is wrong: then there is none, and no code is sent. */
  numberToUse: () => Promise<SmsNumber | undefined>;
  /** The platform refused the number itself; answers whether that was shown. */
  onRefused: (error: ApiError) => boolean;
}

/**
 * A code by SMS: a check box that proves a person's browser, a button that sends with its countdown, and the
 * field for the code (access-accounts-shell.md, section 4). Where Firebase sends, it does its own check.
 */
export function SmsCodeField({ module, numberToUse, onRefused, ...field }: SmsCodeFieldProps) {
  const { t } = useTexts();
  const notice = useRef<number>(undefined);
  const firebase = useFirebaseCode({
    onSending: () => {
      notice.current = toast.loading(t('sms.sending'));
    },
    onSent: () => toast.success(t('sms.sent')),
    onFailed: () => toast.dismiss(notice.current),
  });
  const platform = usePlatformCode(smsCodeFor(module), onRefused);
  const press = async () => {
    const number = await numberToUse();
    if (!number) return;
    if (firebase) void firebase.send(number);
    else platform.send(number);
  };
  return (
    <CodeField
      {...field}
      seconds={(firebase ?? platform).seconds}
      check={firebase ? undefined : platform.check}
      onSend={() => void press()}
    />
  );
}
