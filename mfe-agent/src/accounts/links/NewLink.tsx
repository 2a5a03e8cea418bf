import { CHANNEL_MOST, type RebateQuota } from '@site/contracts/areas/agentAccounts';
import type { Rebate } from '@site/contracts/areas/rebates';
import { Button } from '@site/ui/Button';
import { Chip } from '@site/ui/Chip';
import { Field } from '@site/ui/Field';
import { Sheet } from '@site/ui/Sheet';
import { type FormEvent, useId } from 'react';
import { RateList } from '../../rates/RateList';
import { useTexts } from '../../useTexts';
import { KindTabs } from '../KindTabs';
import { usePlaceNote } from '../usePlaceNote';
import { ENDS } from './ends';
import styles from './Links.module.css';
import { useNewLink } from './useNewLink';

/** So many categories show before the others are asked for. */
const SHOWN = 1;

interface NewLinkProps {
  open: boolean;
  onClose: () => void;
  rebates: readonly Rebate[];
  quotas: readonly RebateQuota[] | undefined;
}

/** Kind, name, end and rates of a new link. */
export function NewLink({ open, onClose, rebates, quotas }: NewLinkProps) {
  const { t } = useTexts();
  const id = useId();
  const { form, change, rates, isPending, ...link } = useNewLink({ rebates, quotas }, onClose);
  const note = usePlaceNote(rates.rates, quotas);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    link.submit();
  };
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('accounts.link.new')}
      footer={
        <Button type="submit" form={id} block loading={isPending}>
          {t('accounts.link.create')}
        </Button>
      }
    >
      <form id={id} className={styles.form} onSubmit={submit} noValidate>
        <KindTabs kind={form.kind} onChange={(kind) => isPending || change({ kind })} />
        <Field
          label={t('accounts.link.name')}
          placeholder={t('accounts.link.nameHint')}
          value={form.channel}
          maxLength={CHANNEL_MOST}
          readOnly={isPending}
          autoComplete="off"
          onChange={({ target }) => change({ channel: target.value })}
        />
        <fieldset className={styles.ends}>
          <legend>{t('accounts.link.ends.label')}</legend>
          <div className={styles.choices}>
            {ENDS.map((each) => (
              <Chip
                key={each}
                selected={form.ends === each}
                onClick={() => isPending || change({ ends: each })}
              >
                {t(`accounts.link.ends.${each}`)}
              </Chip>
            ))}
          </div>
          {form.ends === 'day' && (
            <Field
              ref={link.day}
              type="date"
              className={styles.day}
              label={t('accounts.link.lastDay')}
              hint={t('accounts.link.lastDayHint')}
              min={link.today}
              value={form.day}
              readOnly={isPending}
              error={link.dayFault}
              onChange={({ target }) => change({ day: target.value })}
            />
          )}
        </fieldset>
        <div>
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
        </div>
        <p role="alert" className={styles.failure}>
          {link.failure}
        </p>
      </form>
    </Sheet>
  );
}
