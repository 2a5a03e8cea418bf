import { Field } from '@site/ui/Field';
import { Icon } from '@site/ui/Icon';
import { useDuration } from '@site/ui/useDuration';
import { Timer } from 'lucide-react';
import { useTexts } from '../../../useTexts';
import { LimitForm } from './LimitForm';
import type { LimitSheetProps } from './LimitSheet';
import { DAY_MINUTES, useMinutes } from './useMinutes';
import { useRangeHint } from './useRangeHint';

/** Lengths that are one press away, in minutes. */
const PRESETS = ['15', '30', '45', '60', '90', '120', '180', '240', '360'];

const compareMinutes = (one: string, other: string): number => Number(one) - Number(other);

/** A limit of time, typed freely or pressed (PL-008). */
export function MinutesLimit(props: LimitSheetProps) {
  const { t } = useTexts();
  const durationText = useDuration();
  const rangeHint = useRangeHint();
  const { min = '1', max = String(DAY_MINUTES) } = props.place;
  const minutes = useMinutes({ min: Number(min), max: Number(max) });
  const presets = PRESETS.filter((each) => Number(each) >= Number(min) && Number(each) <= Number(max));
  return (
    <LimitForm
      {...props}
      typed={{ ...minutes, fill: minutes.change }}
      presets={presets}
      presetText={(each) => durationText(Number(each))}
      compare={compareMinutes}
    >
      {({ sending, refused, onType }) => (
        <Field
          label={t('limits.sheet.minutes')}
          icon={<Icon of={Timer} size={20} />}
          inputMode="numeric"
          autoComplete="off"
          value={minutes.text}
          onChange={({ target }) => {
            onType();
            minutes.change(target.value);
          }}
          onBlur={minutes.leave}
          ref={minutes.input}
          readOnly={sending}
          error={refused ?? minutes.error}
          hint={rangeHint(props.place)}
        />
      )}
    </LimitForm>
  );
}
