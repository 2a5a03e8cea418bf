import type { Contract } from '@site/contracts/areas/agentContracts';
import { Card } from '@site/ui/Card';
import { Icon } from '@site/ui/Icon';
import { Info } from 'lucide-react';
import { useTexts } from '../../useTexts';
import { ContractDays } from '../parts/ContractDays';
import { Parties } from '../parts/Parties';
import { TermsTable } from '../parts/TermsTable';
import styles from './Mine.module.css';

/** A contract that waits for the caller, with all that signing it means. */
export function ContractToSign({ contract }: { contract: Contract }) {
  const { t } = useTexts();
  return (
    <>
      <Card>
        <Parties contract={contract} />
        <TermsTable contract={contract} />
      </Card>
      <ContractDays contract={contract} />
      <p className={styles.note}>
        <Icon of={Info} size={20} />
        <span>{t(`contracts.kinds.${contract.kind}.note`)}</span>
      </p>
    </>
  );
}
