import type { Limit } from '@site/contracts/areas/care';
import { Trans } from '@site/i18n';
import { CalendarClock } from 'lucide-react';
import { momentText } from '../../../cashier/parts/momentText';
import { Tip } from '../../../cashier/parts/Tip';
import { useTexts } from '../../../useTexts';
import { useLimitTexts } from '../useLimitTexts';
import { PendingRaise, type PendingRaiseProps } from './PendingRaise';

interface LimitNewsProps {
  limit: Limit;
  className?: string | undefined;
}

/** What will become of a limit: what its member has asked for, or what somebody else has set from a day on. */
export function LimitNews({ limit, className }: LimitNewsProps) {
  const { pending, source } = limit;
  if (!pending) return null;
  return (
    <div className={className}>
      {source === 'MEMBER' ? (
        <PendingRaise limit={limit} pending={pending} />
      ) : (
        <FromThenOn limit={limit} pending={pending} />
      )}
    </div>
  );
}

/** It holds by itself, and nobody is asked. */
function FromThenOn({ limit, pending }: PendingRaiseProps) {
  const { t } = useTexts();
  const { amountOf } = useLimitTexts();
  const next = pending.value === undefined ? t('limits.none') : amountOf(limit, pending.value);
  return (
    <Tip icon={CalendarClock} tone="info">
      <Trans
        text={t('limits.fromThenOn', { next, when: momentText(pending.confirmFrom) })}
        parts={{ b: (words) => <b>{words}</b> }}
      />
    </Tip>
  );
}
