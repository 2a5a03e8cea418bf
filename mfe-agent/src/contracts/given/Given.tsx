import type { Contract } from '@site/contracts/areas/agentContracts';
import { useErrorText } from '@site/i18n';
import { Button } from '@site/ui/Button';
import { Card } from '@site/ui/Card';
import { Icon } from '@site/ui/Icon';
import { RemoteFailedCard } from '@site/ui/RemoteFailedCard';
import { FilePenLine } from 'lucide-react';
import { useTexts } from '../../useTexts';
import { ContractTag } from '../parts/ContractTag';
import { Row } from '../parts/Row';
import { RowsRoom } from '../parts/RowsRoom';
import { Section } from '../parts/Section';
import { useLineText } from '../parts/useLineText';
import type { useGiven, useRequests } from '../queries';
import styles from './Given.module.css';

interface GivenProps {
  requests: ReturnType<typeof useRequests>;
  /** Those of them that wait for a downline. */
  waiting: readonly Contract[];
  given: ReturnType<typeof useGiven>;
  onOpen: (contract: Contract) => void;
  onOffer: () => void;
}

/** Whether the contracts of downlines are on their way for the first time. */
export const isGivenArriving = ({ requests, given }: Pick<GivenProps, 'requests' | 'given'>) =>
  !(requests.data ? given.error : (requests.error ?? given.error)) &&
  (requests.data === undefined || given.items === undefined);

/** The caller's downlines with their contracts, those that wait first, and the way to offer one. */
export function Given({ onOffer, ...lists }: GivenProps) {
  const { t } = useTexts();
  return (
    <Section title={t('contracts.given.title')}>
      <GivenList {...lists} />
      {/* Below a list that has its height: it would move under the finger. */}
      {!isGivenArriving(lists) && (
        <Button block variant="quiet" icon={<Icon of={FilePenLine} size={18} />} onClick={onOffer}>
          {t('contracts.given.offer')}
        </Button>
      )}
    </Section>
  );
}

function GivenList({ requests, waiting, given, onOpen }: Omit<GivenProps, 'onOffer'>) {
  const { t } = useTexts();
  const errorText = useErrorText();
  const lineText = useLineText();
  const failed = requests.data ? given.error : (requests.error ?? given.error);
  if (failed)
    return (
      <RemoteFailedCard
        title={t('contracts.failed.given')}
        body={errorText(failed)}
        onReload={() => {
          if (!requests.data) void requests.refetch();
          if (!given.items) given.retry();
        }}
      />
    );
  if (isGivenArriving({ requests, given })) return <RowsRoom label={t('contracts.loading.given')} />;
  const contracts = [...waiting, ...(given.items ?? [])];
  if (contracts.length === 0) return <p className={styles.none}>{t('contracts.given.none')}</p>;
  return (
    <>
      <Card as="ul" padded={false} aria-label={t('contracts.given.title')}>
        {contracts.map((contract) => (
          <Row
            key={contract.id}
            title={contract.to}
            line={lineText(contract)}
            end={<ContractTag mine={false} status={contract.status} />}
            onOpen={() => onOpen(contract)}
          />
        ))}
      </Card>
      {given.moreFailed && !given.isLoadingMore && (
        <p role="alert" className={styles.failed}>
          {t('contracts.given.moreFailed')}
        </p>
      )}
      {given.hasMore && (
        <Button block variant="text" loading={given.isLoadingMore} onClick={given.loadMore}>
          {t('contracts.given.more')}
        </Button>
      )}
    </>
  );
}
