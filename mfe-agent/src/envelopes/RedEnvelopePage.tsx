import { hasCode } from '@site/api';
import { PATHS } from '@site/contracts/values/paths';
import { useErrorText } from '@site/i18n';
import { useBack } from '@site/router';
import { EmptyState } from '@site/ui/EmptyState';
import { ErrorState } from '@site/ui/ErrorState';
import { PageHeader } from '@site/ui/PageHeader';
import { useEffect, useEffectEvent } from 'react';
import { NoPassword } from '../payment/NoPassword';
import { StillCheckingPayment } from '../payment/StillCheckingPayment';
import { useDone } from '../payment/usePaymentSheet';
import { useTexts } from '../useTexts';
import { EnvelopeForm } from './EnvelopeForm';
import { PageLoading } from './PageLoading';
import { useSendEnvelopes, useTransferLimits } from './queries';
import { SentScreen } from './SentScreen';
import { useEnvelopes } from './useEnvelopes';

/** Red envelopes to the team: who, how much, and the payment password (AG-012). */
export default function RedEnvelopePage() {
  const { t } = useTexts();
  const back = useBack('step', PATHS.agent);
  return (
    <>
      <PageHeader title={t('tools.redEnvelope')} onBack={back} />
      <Content />
    </>
  );
}

function Content() {
  const { t } = useTexts();
  const errorText = useErrorText();
  const { data: limits, error, isFetching, refetch } = useTransferLimits();
  const draft = useEnvelopes();
  const press = useSendEnvelopes();
  const sent = useDone(press.data);
  const clear = useEffectEvent(draft.clear);
  useEffect(() => {
    if (press.data) clear();
  }, [press.data]);

  if (press.isUnknown)
    return <StillCheckingPayment payment={press} returnTo={PATHS.redEnvelopes} onComplete={press.complete} />;
  if (sent) return <SentScreen sent={sent} />;
  if (!limits && hasCode(error, 'transfer.players.off'))
    return <EmptyState title={t('envelopes.off.title')} body={t('envelopes.off.body')} />;
  if (!limits && error)
    return (
      <ErrorState
        title={t('envelopes.failed')}
        body={errorText(error)}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!limits) return <PageLoading />;
  if (!limits.hasPaymentPassword && !press.isPending) return <NoPassword returnTo={PATHS.redEnvelopes} />;
  return <EnvelopeForm limits={limits} draft={draft} press={press} />;
}
