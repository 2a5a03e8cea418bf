import { fieldFault } from '@site/contracts/areas/validators';
import { useErrorText } from '@site/i18n';
import { type RefObject, useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { useTexts } from '../../useTexts';
import type { RegisterFieldProps } from './fieldProps';
import { PlainField } from './PlainField';
import { useUsernameAvailable } from './queries';
import { useDebounced } from './useDebounced';

/** How long a name stays as it is before the platform is asked about it, in ms. */
const USERNAME_CHECK_DELAY_MS = 400;

interface UsernameFieldProps extends RegisterFieldProps {
  /** Told of a name that somebody has: the form is not sent with it. */
  takenUsername: RefObject<string | undefined>;
}

/** The user name, and whether it is still to be had (AU-088). */
export function UsernameField({ takenUsername, ...props }: UsernameFieldProps) {
  const { t } = useTexts();
  const errorText = useErrorText();
  const typed = useWatch({ control: props.form.control, name: 'username' }).trim();
  const settled = useDebounced(typed, USERNAME_CHECK_DELAY_MS);
  const fits = fieldFault(props.rule, typed, { required: true }) === undefined;
  const available = useUsernameAvailable(settled, fits && settled === typed);
  const taken = available === false;
  useEffect(() => {
    takenUsername.current = taken ? settled : undefined;
  }, [takenUsername, taken, settled]);
  const said = available && !props.error && { hint: <span role="status">{t('register.free')}</span> };
  return (
    <PlainField
      {...props}
      error={props.error ?? (taken ? errorText({ code: 'username.exists' }) : undefined)}
      {...said}
    />
  );
}
