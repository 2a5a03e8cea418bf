import { CHANNEL_MOST, type RebateQuota } from '@site/contracts/areas/agentAccounts';
import type { Rebate } from '@site/contracts/areas/rebates';
import { Chip } from '@site/ui/Chip';
import { Field } from '@site/ui/Field';
import { RateList } from '../../rates/RateList';
import { useTexts } from '../../useTexts';
import { KindTabs } from '../KindTabs';
import { usePlaceNote } from '../usePlaceNote';
import { ENDS } from './ends';
import styles from './Links.module.css';
import type { useNewLink } from './useNewLink';

/** So many categories show before the others are asked for. */
const SHOWN = 1;

interface NewLinkFieldsProps {
  rebates: readonly Rebate[];
  quotas: readonly RebateQuota[] | undefined;
  link: ReturnType<typeof useNewLink>;
}

/** Kind, name, end and rates of a new link. */
export function NewLinkFields({ rebates, quotas, link }: NewLinkFieldsProps) {
  const { t } = useTexts();
  const { form, change, rates, isPending } = link;
  const note = usePlaceNote(rates.rates, quotas);
  return (
    <>
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
    </>
  );
}
