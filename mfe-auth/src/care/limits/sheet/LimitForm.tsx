import { Button } from '@site/ui/Button';
import { Sheet } from '@site/ui/Sheet';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useTexts } from '../../../useTexts';
import { useLimitTexts } from '../useLimitTexts';
import { isOfTime } from '../whichLimit';
import { ChangeNote } from './ChangeNote';
import styles from './LimitForm.module.css';
import { LimitLead } from './LimitLead';
import type { LimitSheetProps } from './LimitSheet';
import { Presets } from './Presets';
import { useSetLimit } from './useSetLimit';

interface LimitFormProps extends LimitSheetProps {
  /** What stands in the field. */
  typed: {
    /** Where it can be set. */
    readonly value: string | undefined;
    readonly fill: (value: string) => void;
    readonly complain: () => void;
  };
  /** Values that are one press away, the lowest first. */
  presets: readonly string[];
  presetText: (value: string) => string;
  compare: (one: string, other: string) => number;
  /** The field. */
  children: (state: {
    readonly sending: boolean;
    /** Why the platform does not take what was sent. */
    readonly refused: string | undefined;
    readonly onType: () => void;
  }) => ReactNode;
}

/**
 * A sheet that sets one limit. A lower one is saved by the press that chooses it, without a question; a higher one, and
 * none, are asked for by a second press, after it was said when they can be confirmed (PL-003, PL-004, PL-043).
 */
export function LimitForm({
  place,
  settings,
  sheet,
  typed,
  presets,
  presetText,
  compare,
  children,
}: LimitFormProps) {
  const { t } = useTexts();
  const { nameOf, amountOf } = useLimitTexts();
  const form = useId();
  const [removing, setRemoving] = useState(false);
  const { save, sending, refused, forget } = useSetLimit(place, sheet);
  const now = place.own?.value;
  const value = removing ? undefined : typed.value;
  const rises = now !== undefined && (removing || (value !== undefined && compare(value, now) > 0));
  const lower = now === undefined ? [] : presets.filter((each) => compare(each, now) < 0);
  const higher = now === undefined ? presets : presets.filter((each) => compare(each, now) > 0);
  const choose = (next: string) => {
    setRemoving(false);
    forget();
    typed.fill(next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (removing || value !== undefined) save(value);
    else typed.complain();
  };
  const firstTitle = isOfTime(place) ? 'limits.sheet.chooseTime' : 'limits.sheet.choose';
  const label = () => {
    if (removing) return t('limits.sheet.askNone');
    if (value === undefined) return t('limits.sheet.submit');
    return t(rises ? 'limits.sheet.ask' : 'limits.sheet.save', { value: amountOf(place, value) });
  };
  return (
    <Sheet
      open={sheet.open}
      onClose={sheet.close}
      title={nameOf(place)}
      footer={
        <>
          <Button variant="quiet" onClick={sheet.close}>
            {t('limits.sheet.cancel')}
          </Button>
          <Button type="submit" form={form} loading={sending}>
            {label()}
          </Button>
        </>
      }
    >
      <form id={form} noValidate className={styles.form} onSubmit={submit}>
        <LimitLead place={place} settings={settings} />
        <fieldset className={styles.choices} disabled={sending}>
          {now !== undefined && lower.length > 0 && (
            <Presets
              title={t('limits.sheet.lower')}
              note={t('limits.sheet.lowerNote')}
              values={lower.slice(-4).reverse()}
              text={presetText}
              onChoose={(next) => save(next)}
            />
          )}
          <Presets
            title={now === undefined ? t(firstTitle) : t('limits.sheet.raise')}
            note={
              now === undefined
                ? t('limits.sheet.chooseNote')
                : t('limits.sheet.raiseNote', { count: settings.coolingHours })
            }
            values={now === undefined ? higher.slice(0, 8) : higher.slice(0, 3)}
            text={presetText}
            chosen={value}
            none={
              now === undefined
                ? undefined
                : {
                    text: t('limits.none'),
                    chosen: removing,
                    onChoose: () => {
                      typed.fill('');
                      forget();
                      setRemoving(true);
                    },
                  }
            }
            onChoose={choose}
          />
        </fieldset>
        {children({
          sending,
          refused,
          onType: () => {
            setRemoving(false);
            forget();
          },
        })}
        <ChangeNote place={place} settings={settings} rises={rises} next={value} />
      </form>
    </Sheet>
  );
}
