import { useApiMutation } from '@site/api';
import { cancelRaise, confirmRaise, type Limit } from '@site/contracts/areas/care';
import { Trans } from '@site/i18n';
import { Button } from '@site/ui/Button';
import { toast } from '@site/ui/Toast';
import { Clock } from 'lucide-react';
import { momentText } from '../../../cashier/parts/momentText';
import { Tip } from '../../../cashier/parts/Tip';
import { useTexts } from '../../../useTexts';
import { keepLimit, refreshLimits } from '../../parts/queries';
import { useHasCome } from '../../parts/useHasCome';
import { useLimitTexts } from '../useLimitTexts';

export interface PendingRaiseProps {
  limit: Limit;
  pending: NonNullable<Limit['pending']>;
}

/**
 * A limit that its member has asked to raise or remove (PL-005). It is taken back by one press at any time; once the
 * waiting time is over the member chooses, and neither choice stands out. Without an answer nothing changes.
 */
export function PendingRaise({ limit, pending }: PendingRaiseProps) {
  const { t } = useTexts();
  const { nameOf, amountOf } = useLimitTexts();
  const isReady = useHasCome(pending.confirmFrom);
  const name = nameOf(limit);
  const now = limit.value === undefined ? '' : amountOf(limit, limit.value);
  const next = pending.value === undefined ? undefined : amountOf(limit, pending.value);
  // It was answered elsewhere, or has lapsed: what it is like now says more than the refusal.
  const onError = refreshLimits;
  const keep = useApiMutation(cancelRaise, {
    onSuccess: (kept) => {
      keepLimit(kept);
      toast.success(t('limits.kept', { name, value: now }));
    },
    onError,
  });
  const use = useApiMutation(confirmRaise, {
    onSuccess: (raised) => {
      keepLimit(raised);
      toast.success(next ? t('limits.saved', { name, value: next }) : t('limits.removed', { name }));
    },
    onError,
  });
  const figures = {
    now,
    next,
    when: momentText(pending.confirmFrom),
    until: momentText(pending.lapsesAt),
  };
  const step = isReady ? 'ready' : 'waiting';
  return (
    <Tip
      icon={Clock}
      tone="info"
      actions={
        <>
          <Button
            variant="quiet"
            size="small"
            loading={keep.isPending}
            disabled={use.isPending}
            onClick={() => keep.mutate({ id: limit.id })}
          >
            {t('limits.keep', { value: now })}
          </Button>
          {isReady && (
            <Button
              variant="quiet"
              size="small"
              loading={use.isPending}
              disabled={keep.isPending}
              onClick={() => use.mutate({ id: limit.id })}
            >
              {next ? t('limits.use', { value: next }) : t('limits.remove')}
            </Button>
          )}
        </>
      }
    >
      {/* @texts limits.waiting.* limits.ready.* — a raise, or a removal */}
      <Trans
        text={t(`limits.${step}.${next === undefined ? 'remove' : 'raise'}`, figures)}
        parts={{ b: (words) => <b>{words}</b> }}
      />
    </Tip>
  );
}
