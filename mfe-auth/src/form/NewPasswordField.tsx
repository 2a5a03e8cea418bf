import { useSettings } from '@site/api';
import type { ComponentProps } from 'react';
import { PasswordField } from './PasswordField';
import { useLengthHint } from './useLengthHint';

/** A password that is being chosen, and what the merchant takes as one. */
export function NewPasswordField(props: Omit<ComponentProps<typeof PasswordField>, 'kind' | 'hint'>) {
  const { data: settings } = useSettings();
  const lengthHint = useLengthHint();
  return <PasswordField {...props} kind="new" hint={lengthHint(settings?.rules.password)} />;
}
