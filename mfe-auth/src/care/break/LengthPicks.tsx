import type { ExclusionLength, TimeoutLength } from '@site/contracts/areas/care';
import { longerThan } from '@site/contracts/areas/care/closingEnd';
import { Pick, PickGroup } from '@site/ui/Pick';
import { useTexts } from '../../useTexts';
import { endText } from './lengths';
import { useServerMinute } from './useServerMinute';

/*
 * @texts break.length.* — the lengths of the contract
 */

interface LengthPicksProps<Length> {
  legend: string;
  lengths: readonly Length[];
  /** A running break: what would not end later is left out. */
  after?: string | undefined;
  value: Length | undefined;
  onChange: (length: Length) => void;
}

/** For how long, each with its end. None is chosen beforehand. */
export function LengthPicks<Length extends TimeoutLength | ExclusionLength>({
  legend,
  lengths,
  after,
  value,
  onChange,
}: LengthPicksProps<Length>) {
  const { t } = useTexts();
  const now = useServerMinute();
  const longer = longerThan(after, lengths, now);
  return (
    <PickGroup legend={legend} shape="row" value={value} onChange={(length) => onChange(length as Length)}>
      {longer.map((length) => (
        <Pick
          key={length}
          value={length}
          title={t(`break.length.${length}`)}
          note={t('break.until', { when: endText(length, now) })}
        />
      ))}
    </PickGroup>
  );
}
