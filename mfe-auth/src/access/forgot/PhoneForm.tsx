import { useState } from 'react';
import { FirstLogin } from './FirstLogin';
import { SetPasswordForm } from './SetPasswordForm';
import type { Credentials } from './useFirstLogin';

/** A new password by a code to the phone, and the login with it (AU-068 to AU-072). */
export function PhoneForm() {
  const [set, setSet] = useState<Credentials>();
  return set ? <FirstLogin credentials={set} /> : <SetPasswordForm onSet={setSet} />;
}
