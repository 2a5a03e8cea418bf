import { ownEmailCode, ownSmsCode } from '@site/contracts/areas/security';
import { CodeField, type CodeFieldProps } from '../../../access/smsCode/CodeField';
import { usePlatformCode } from '../../../access/smsCode/usePlatformCode';

/** The ways that a code takes to the owner of the account. */
const CALLS = { sms: ownSmsCode, email: ownEmailCode } as const;

interface OwnCodeFieldProps extends Omit<CodeFieldProps, 'seconds' | 'onSend' | 'check'> {
  by: keyof typeof CALLS;
}

/** A code to the member's own number or address, which the platform knows. */
export function OwnCodeField({ by, ...field }: OwnCodeFieldProps) {
  const { check, seconds, send } = usePlatformCode(CALLS[by], () => false);
  return <CodeField {...field} check={check} seconds={seconds} onSend={() => send({})} />;
}
