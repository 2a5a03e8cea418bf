import { PASSKEY_NAME_LENGTH, type Passkey } from '@site/contracts/areas/passkeys';
import { fieldErrorText } from '@site/i18n';
import { Button } from '@site/ui/Button';
import { Field } from '@site/ui/Field';
import { Sheet } from '@site/ui/Sheet';
import { toast, toastDuration } from '@site/ui/Toast';
import { type FormEvent, useRef, useState } from 'react';
import { useAction } from '../../access/passkeys/useAction';
import { useShowFailure } from '../../access/passkeys/useShowFailure';
import { useTexts } from '../../useTexts';
import styles from '../security/Sheet.module.css';
import { rename } from './queries';

interface RenameSheetProps {
  passkey: Passkey;
  open: boolean;
  onClose: () => void;
}

/** Another name for a passkey. */
export function RenameSheet({ passkey, open, onClose }: RenameSheetProps) {
  const { t } = useTexts();
  const input = useRef<HTMLInputElement>(null);
  const [empty, setEmpty] = useState(false);
  const { run, pending } = useAction(useShowFailure());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const name = input.current?.value.trim() ?? '';
    setEmpty(name === '');
    if (name === '') return input.current?.focus();
    void run(async () => {
      await rename(passkey.id, name);
      onClose();
      toast.success(t('passkeys.renamed'), { duration: toastDuration.saved });
    });
  };
  return (
    <Sheet open={open} title={t('passkeys.renameTitle')} onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={submit}>
        <Field
          ref={input}
          label={t('passkeys.name')}
          defaultValue={passkey.name}
          maxLength={PASSKEY_NAME_LENGTH}
          autoComplete="off"
          error={empty ? fieldErrorText(t, ['field.required']) : undefined}
          onChange={() => setEmpty(false)}
        />
        <Button type="submit" block loading={pending}>
          {t('passkeys.save')}
        </Button>
      </form>
    </Sheet>
  );
}
