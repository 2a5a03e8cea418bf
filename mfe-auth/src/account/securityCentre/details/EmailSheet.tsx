import { useState } from 'react';
import { useTexts } from '../../../useTexts';
import type { SheetPartProps } from '../PartSheet';
import { useSaved } from '../useSaved';
import { ChangeEmail } from './ChangeEmail';
import { ConfirmEmail } from './ConfirmEmail';

/** The e-mail address of an account: one that is not confirmed yet is confirmed, be it new; else there is another. */
export default function EmailSheet({ overview, ...sheet }: SheetPartProps) {
  const { t } = useTexts();
  const { email, emailVerified } = overview;
  const [toConfirm, setToConfirm] = useState(emailVerified ? undefined : email);
  const saved = useSaved(() => undefined);
  if (toConfirm !== undefined)
    return <ConfirmEmail {...sheet} email={toConfirm} onAnother={() => setToConfirm(undefined)} />;
  const confirmNext = (next: string) => {
    saved(t('security.email.saved'), { email: next, emailVerified: false });
    setToConfirm(next);
  };
  return <ChangeEmail {...sheet} overview={overview} onSaved={confirmNext} />;
}
