import type { Contract } from '@site/contracts/areas/agentContracts';
import { Button } from '@site/ui/Button';
import { Sheet } from '@site/ui/Sheet';
import { useTexts } from '../../useTexts';
import { isSalary } from '../kinds';
import { ContractDays } from '../parts/ContractDays';
import { ContractTag } from '../parts/ContractTag';
import { Parties } from '../parts/Parties';
import { TermsTable } from '../parts/TermsTable';
import { SalaryPart } from '../salary/SalaryPart';
import styles from './Given.module.css';

interface ContractSheetProps {
  contract: Contract;
  open: boolean;
  onClose: () => void;
  /** Offers the same downline another one. */
  onOffer: () => void;
}

/** All of a downline's contract, and what it has brought. */
export default function ContractSheet({ contract, open, onClose, onOffer }: ContractSheetProps) {
  const { t } = useTexts();
  const { kind, status, to } = contract;
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t(`contracts.kinds.${kind}.title`)}
      footer={
        <Button block variant="quiet" onClick={onOffer}>
          {t('contracts.given.another')}
        </Button>
      }
    >
      <div className={styles.sheet}>
        <div className={styles.status}>
          <ContractTag mine={false} status={status} />
        </div>
        <div>
          <Parties contract={contract} />
          <TermsTable contract={contract} />
        </div>
        <ContractDays inset contract={contract} />
        {status === 'ACTIVE' && isSalary(kind) && (
          <>
            <h3 className={styles.heading}>{t('contracts.salary.title')}</h3>
            <SalaryPart kind={kind} account={to} />
          </>
        )}
      </div>
    </Sheet>
  );
}
