import { useMerchant } from '@site/api';
import type { Contract } from '@site/contracts/areas/agentContracts';
import { Icon } from '@site/ui/Icon';
import { ArrowRight } from 'lucide-react';
import { useTexts } from '../../useTexts';
import { useIsSelf } from '../useSelf';
import styles from './Parties.module.css';

/** Who pays by a contract, and who earns by it. */
export function Parties({ contract: { from, to } }: { contract: Pick<Contract, 'from' | 'to'> }) {
  const { t } = useTexts();
  const isSelf = useIsSelf();
  const house = useMerchant().name;
  const named = (name: string) => (isSelf(name) ? t('contracts.parties.self', { name }) : name);
  return (
    <div className={styles.parties}>
      <p>
        <span className={styles.label}>{t('contracts.parties.from')}</span>
        <b>{from === undefined ? house : named(from)}</b>
      </p>
      <Icon of={ArrowRight} size={20} className={styles.arrow} />
      <p className={styles.to}>
        <span className={styles.label}>{t('contracts.parties.to')}</span>
        <b>{named(to)}</b>
      </p>
    </div>
  );
}
