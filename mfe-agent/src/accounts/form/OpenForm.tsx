import type { RebateQuota } from '@site/contracts/areas/agentAccounts';
import type { Rebate } from '@site/contracts/areas/rebates';
import { ActionBar } from '@site/ui/ActionBar';
import { Button } from '@site/ui/Button';
import { Card } from '@site/ui/Card';
import { Field } from '@site/ui/Field';
import { Icon } from '@site/ui/Icon';
import { LockKeyhole, UserRound } from 'lucide-react';
import { type FormEvent, useEffect, useRef } from 'react';
import { RateList } from '../../rates/RateList';
import { useTexts } from '../../useTexts';
import { KindTabs } from '../KindTabs';
import { Section } from '../Section';
import { usePlaceNote } from '../usePlaceNote';
import styles from './Form.module.css';
import type { AccountForm, OpenedAccount } from './form';
import { type KnownQuotas, Quotas } from './Quotas';
import { useOpenAccount } from './useOpenAccount';

/** So many categories show before the others are asked for. */
const SHOWN = 5;

interface OpenFormProps {
  form: AccountForm;
  onChange: (form: AccountForm) => void;
  rebates: readonly Rebate[];
  quotas: KnownQuotas;
  takesFocus: boolean;
  onOpened: (account: OpenedAccount) => void;
}

/** Kind, name, password and rates of a new account, and how many may be opened. */
export function OpenForm({ form, onChange, rebates, quotas, takesFocus, onOpened }: OpenFormProps) {
  const { t } = useTexts();
  const list: readonly RebateQuota[] | undefined = quotas.data;
  const opening = useOpenAccount({ form, onChange, rebates, quotas: list, onOpened });
  const { rates, credentials, isPending } = opening;
  const note = usePlaceNote(rates.rates, list);
  const top = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (takesFocus) top.current?.focus();
  }, [takesFocus]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    opening.submit();
  };
  const fieldOf = (field: keyof OpenedAccount) => ({
    ...credentials.propsOf(field),
    label: t(`accounts.form.${field}`),
    value: form[field],
    readOnly: isPending,
    autoCapitalize: 'none',
    autoCorrect: 'off',
    spellCheck: false,
    onChange: ({ target }: { target: HTMLInputElement }) => opening.type(field, target.value),
  });
  return (
    <form
      ref={top}
      tabIndex={-1}
      aria-label={t('accounts.form.title')}
      className={styles.form}
      onSubmit={submit}
      noValidate
    >
      <div className={styles.fields}>
        <KindTabs kind={form.kind} onChange={(kind) => isPending || onChange({ ...form, kind })} />
        <div>
          {/* Of somebody else: a browser should neither fill in the agent's own nor a name that it knows. */}
          <Field {...fieldOf('username')} icon={<Icon of={UserRound} size={20} />} autoComplete="off" />
          <Field
            {...fieldOf('password')}
            type="password"
            icon={<Icon of={LockKeyhole} size={20} />}
            autoComplete="new-password"
          />
        </div>
        <Section title={t('accounts.form.rebates')} note={t('accounts.form.rebatesNote')}>
          {rebates.length === 0 ? (
            <p className={styles.none}>{t('accounts.form.noRebates')}</p>
          ) : (
            <Card padded={false} className={styles.rates}>
              <RateList
                rebates={rebates}
                rates={rates.rates}
                onChange={rates.move}
                faults={rates.faults}
                stops={rates.stops}
                note={note}
                most={SHOWN}
                resting={isPending}
              />
            </Card>
          )}
        </Section>
        <Quotas quotas={quotas} />
        <p role="alert" className={styles.unknown}>
          {opening.isUnknown && t('accounts.form.unknown')}
        </p>
      </div>
      <ActionBar>
        <Button type="submit" block loading={isPending}>
          {t('accounts.form.open')}
        </Button>
      </ActionBar>
    </form>
  );
}
