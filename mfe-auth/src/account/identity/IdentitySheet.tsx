import { type ApiError, call } from '@site/api';
import { confirmIdentity, passkeyLoginOptions } from '@site/contracts/areas/passkeys';
import { fieldErrorText } from '@site/i18n';
import { Button } from '@site/ui/Button';
import { Icon } from '@site/ui/Icon';
import { Sheet } from '@site/ui/Sheet';
import { Fingerprint } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { canUsePasskeys } from '../../access/passkeys/canUsePasskeys';
import { useAction } from '../../access/passkeys/useAction';
import { useShowFailure } from '../../access/passkeys/useShowFailure';
import { askForPasskey } from '../../access/passkeys/webAuthn';
import { PasswordField } from '../../form/PasswordField';
import { PasswordOwner } from '../../form/PasswordOwner';
import { useTexts } from '../../useTexts';
import styles from '../security/Sheet.module.css';

interface IdentitySheetProps {
  open: boolean;
  hasPasskey: boolean;
  onAnswer: (confirmed: boolean) => void;
}

/** Asks who it is: by the password, or by a passkey of the account. */
export function IdentitySheet({ open, hasPasskey, onAnswer }: IdentitySheetProps) {
  const { t } = useTexts();
  const input = useRef<HTMLInputElement>(null);
  const [faults, setFaults] = useState<readonly string[]>();
  const showFailure = useShowFailure();
  const { run, pending } = useAction((error: ApiError) => {
    if (!error.fields.password) return showFailure(error);
    setFaults(error.fields.password);
    input.current?.focus();
  });
  const confirmWith = async (proof: Parameters<typeof call<typeof confirmIdentity>>[1]) => {
    await call(confirmIdentity, proof, { silent: true });
    onAnswer(true);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const password = input.current?.value ?? '';
    if (password === '') setFaults(['field.required']);
    else void run(() => confirmWith({ password }));
  };
  const usePasskey = () =>
    void run(async () => {
      const options = await call(passkeyLoginOptions, {}, { silent: true });
      await confirmWith({ credential: await askForPasskey(options) });
    });

  return (
    <Sheet open={open} title={t('identity.title')} onClose={() => onAnswer(false)}>
      <form className={styles.form} noValidate onSubmit={submit}>
        <p className={styles.body}>{t('identity.body')}</p>
        <PasswordOwner />
        <PasswordField
          ref={input}
          kind="current"
          label={t('identity.password')}
          error={faults && fieldErrorText(t, faults)}
          onChange={() => setFaults(undefined)}
        />
        <Button type="submit" block loading={pending}>
          {t('identity.confirm')}
        </Button>
        {hasPasskey && canUsePasskeys() && (
          <Button variant="line" block icon={<Icon of={Fingerprint} size={20} />} onClick={usePasskey}>
            {t('identity.usePasskey')}
          </Button>
        )}
      </form>
    </Sheet>
  );
}
