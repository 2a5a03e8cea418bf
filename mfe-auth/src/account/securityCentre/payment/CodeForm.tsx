import type { SecurityOverview } from '@site/contracts/areas/security';
import { smsCodeFault } from '@site/contracts/areas/validators';
import { fieldErrorText } from '@site/i18n';
import { type FormEvent, useState } from 'react';
import { useTexts } from '../../../useTexts';
import { OwnCodeField } from '../details/OwnCodeField';
import styles from '../sheet/Sheet.module.css';
import { useFirstFocus } from '../sheet/useFirstFocus';
import type { Proof } from './proof';

interface CodeFormProps {
  form: string;
  by: 'email' | 'sms';
  overview: SecurityOverview;
  /** What was wrong with the code that was given. */
  fault: string | undefined;
  onGive: (proof: Proof) => void;
}

/** A code to the address or the number of the account, and the field for it. */
export function CodeForm({ form, by, overview, fault, onGive }: CodeFormProps) {
  const { t } = useTexts();
  const [typed, setTyped] = useState('');
  const [own, setOwn] = useState<string>();
  const input = useFirstFocus();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = smsCodeFault(typed);
    setOwn(wrong && fieldErrorText(t, [wrong]));
    if (!wrong) onGive({ verificationCode: typed });
  };
  return (
    <form id={form} noValidate className={styles.body} onSubmit={submit}>
      <p className={styles.lead}>
        {by === 'email'
          ? t('security.reset.emailLead', { email: overview.email })
          : t('security.reset.smsLead', { number: overview.mobileNum })}
      </p>
      <OwnCodeField
        ref={input}
        by={by}
        label={t('security.code')}
        error={own ?? fault}
        onChange={async ({ target }) => setTyped(target.value)}
      />
    </form>
  );
}
