import { type ApiError, useSettings } from '@site/api';
import type { FieldRule } from '@site/contracts/areas/system';
import { fieldFault } from '@site/contracts/areas/validators';
import { fieldErrorText } from '@site/i18n';
import { useRef, useState } from 'react';
import { useTexts } from '../../useTexts';
import type { OpenedAccount } from './form';

type FieldName = keyof OpenedAccount;
const FIELDS: readonly FieldName[] = ['username', 'password'];

/** Codes that are about a field by themselves, where the answer names none. */
const FIELD_OF: Readonly<Record<string, FieldName>> = {
  'account.format': 'username',
  'username.exists': 'username',
  'password.format': 'password',
  'password.common': 'password',
};

type Codes = Partial<Record<FieldName, readonly string[]>>;

/** Name and password of a new account, by the rules that the merchant has for a registration. */
export function useCredentials() {
  const { t } = useTexts();
  const rules: Readonly<Record<string, FieldRule>> = useSettings().data?.rules ?? {};
  const [codes, setCodes] = useState<Codes>({});
  const inputs = { username: useRef<HTMLInputElement>(null), password: useRef<HTMLInputElement>(null) };

  const show = (found: Codes): boolean => {
    setCodes(found);
    const first = FIELDS.find((field) => found[field]);
    if (first) inputs[first].current?.focus();
    return first !== undefined;
  };
  const hintOf = (rule: FieldRule | undefined) =>
    rule &&
    (rule.minLength === rule.maxLength
      ? t('accounts.form.lengthExact', { max: rule.maxLength })
      : t('accounts.form.length', { min: rule.minLength, max: rule.maxLength }));

  return {
    /** What a field of the form needs. */
    propsOf: (field: FieldName) => ({
      ref: inputs[field],
      hint: hintOf(rules[field]),
      error: codes[field] && fieldErrorText(t, codes[field], rules[field]),
    }),
    /** What was found goes with the next letter. */
    typed: (field: FieldName) => setCodes(({ [field]: _, ...others }) => others),
    /** Looks at both before they are sent. Answers whether something is wrong, which then shows. */
    check: (typed: OpenedAccount): boolean =>
      show(
        Object.fromEntries(
          FIELDS.flatMap((field) => {
            const fault = fieldFault(rules[field], typed[field], { required: true });
            return fault === undefined ? [] : [[field, [fault]]];
          }),
        ),
      ),
    /** Takes what a failed call says of them. Answers whether it says anything. */
    refused({ code, fields }: ApiError): boolean {
      const own = FIELD_OF[code];
      return show({
        ...(own && { [own]: [code] }),
        ...Object.fromEntries(FIELDS.flatMap((field) => (fields[field] ? [[field, fields[field]]] : []))),
      });
    },
  };
}
