import { serverNow } from '@site/api';
import type { Contract } from '@site/contracts/areas/agentContracts';
import { formatDate } from '@site/i18n';
import { ActionState } from '@site/ui/ActionBar';
import { Card } from '@site/ui/Card';
import { Check } from 'lucide-react';
import { useTexts } from '../../useTexts';
import { ContractDays } from '../parts/ContractDays';
import { Parties } from '../parts/Parties';
import { TermsTable } from '../parts/TermsTable';
import styles from './Mine.module.css';

interface SignedContractProps {
  contract: Contract;
  /** The step that counts now, from 1, as the platform says. */
  reached: number | undefined;
}

/** The contract that counts, with the step that is reached. */
export function SignedContract({ contract, reached }: SignedContractProps) {
  const { t } = useTexts();
  const { startsAt } = contract;
  const isAhead = startsAt !== undefined && Date.parse(startsAt) > serverNow();
  const date = startsAt === undefined ? '' : formatDate(startsAt);
  return (
    <>
      <Card>
        <div className={styles.state}>
          <ActionState tone="success" icon={Check} title={t('contracts.state.signed')}>
            {startsAt === undefined
              ? t('contracts.state.soon')
              : t(isAhead ? 'contracts.state.ahead' : 'contracts.state.since', { date })}
          </ActionState>
        </div>
        <Parties contract={contract} />
        <TermsTable contract={contract} reached={isAhead ? undefined : reached} />
      </Card>
      <ContractDays contract={contract} />
    </>
  );
}
