import { useMerchant } from '@site/api';
import type { Contract, ContractKind } from '@site/contracts/areas/agentContracts';
import { useErrorText } from '@site/i18n';
import { EmptyState } from '@site/ui/EmptyState';
import { RemoteFailedCard } from '@site/ui/RemoteFailedCard';
import { MoreRecords } from '@site/ui/records';
import { Sheet } from '@site/ui/Sheet';
import { useTexts } from '../../useTexts';
import { ContractTag } from '../parts/ContractTag';
import { Row } from '../parts/Row';
import { RowsRoom } from '../parts/RowsRoom';
import { useLineText } from '../parts/useLineText';
import { useHistory } from '../queries';
import { useIsSelf } from '../useSelf';
import styles from './History.module.css';

interface HistorySheetProps {
  kind: ContractKind;
  open: boolean;
  onClose: () => void;
}

/** All contracts of a kind that the caller has or had, with the agent above and with downlines. */
export default function HistorySheet({ kind, open, onClose }: HistorySheetProps) {
  const { t } = useTexts();
  return (
    <Sheet open={open} onClose={onClose} title={t('contracts.history.title')}>
      <div className={styles.body}>
        <History kind={kind} />
      </div>
    </Sheet>
  );
}

function History({ kind }: { kind: ContractKind }) {
  const { t } = useTexts();
  const errorText = useErrorText();
  const isSelf = useIsSelf();
  const { items, error, retry, ...more } = useHistory(kind);
  if (error)
    return (
      <RemoteFailedCard title={t('contracts.failed.history')} body={errorText(error)} onReload={retry} />
    );
  if (!items) return <RowsRoom label={t('contracts.loading.history')} />;
  if (items.length === 0)
    return (
      <EmptyState
        heading="h3"
        picture="contract"
        title={t('contracts.history.none.title')}
        body={t('contracts.history.none.body')}
      />
    );
  return (
    <>
      <ul className={styles.list}>
        {items.map((contract) => (
          <PastContract key={contract.id} contract={contract} mine={isSelf(contract.to)} />
        ))}
      </ul>
      {more.hasMore && <MoreRecords {...more} />}
    </>
  );
}

function PastContract({ contract, mine }: { contract: Contract; mine: boolean }) {
  const { t } = useTexts();
  const house = useMerchant().name;
  const lineText = useLineText();
  const { from = house, to, terms, status } = contract;
  return (
    <Row
      title={mine ? t('contracts.history.mine', { from }) : t('contracts.history.given', { to })}
      line={`${lineText(contract)} · ${t('contracts.history.steps', { count: terms.length })}`}
      end={<ContractTag mine={mine} status={status} />}
    />
  );
}
