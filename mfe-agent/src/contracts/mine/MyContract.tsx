import type { ContractKind } from '@site/contracts/areas/agentContracts';
import { useErrorText } from '@site/i18n';
import { EmptyState } from '@site/ui/EmptyState';
import { RemoteFailedCard } from '@site/ui/RemoteFailedCard';
import { LoadingRegion, Skeleton } from '@site/ui/Skeleton';
import type { Ref } from 'react';
import { useTexts } from '../../useTexts';
import { ContractTag } from '../parts/ContractTag';
import { Section } from '../parts/Section';
import type { useMine } from '../useMine';
import { ContractToSign } from './ContractToSign';
import { SignedContract } from './SignedContract';

interface MyContractProps {
  kind: ContractKind;
  mine: ReturnType<typeof useMine>;
  titleRef: Ref<HTMLHeadingElement>;
}

/** The caller's own contract of a kind: the one to sign, and the one in force. */
export function MyContract({ kind, mine, titleRef }: MyContractProps) {
  const { t } = useTexts();
  const errorText = useErrorText();
  const { isArriving, toSign, signed, reached, failed } = mine;
  const [first] = failed;
  if (isArriving)
    return (
      <Section title={t(`contracts.kinds.${kind}.title`)} titleRef={titleRef}>
        <MyContractRoom />
      </Section>
    );
  return (
    <>
      <Section
        title={t(`contracts.kinds.${kind}.title`)}
        titleRef={titleRef}
        end={toSign && <ContractTag mine status="PENDING" />}
      >
        {toSign && <ContractToSign contract={toSign} />}
        {!toSign && signed && <SignedContract contract={signed} reached={reached} />}
        {first?.error && (
          <RemoteFailedCard
            title={t('contracts.failed.mine')}
            body={errorText(first.error)}
            reloading={failed.some(({ isFetching }) => isFetching)}
            onReload={() => failed.forEach(({ refetch }) => void refetch())}
          />
        )}
        {!first && !toSign && !signed && (
          <EmptyState
            heading="h3"
            picture="contract"
            title={t('contracts.none.title')}
            body={t('contracts.none.body')}
          />
        )}
      </Section>
      {toSign && signed && (
        <Section title={t('contracts.inForce')}>
          <SignedContract contract={signed} reached={reached} />
        </Section>
      )}
    </>
  );
}

function MyContractRoom() {
  const { t } = useTexts();
  return (
    <LoadingRegion label={t('contracts.loading.mine')}>
      <Skeleton shape="card" height="236px" />
    </LoadingRegion>
  );
}
