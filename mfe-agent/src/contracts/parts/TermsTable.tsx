import { useCurrencySymbol } from '@site/api';
import type { Contract } from '@site/contracts/areas/agentContracts';
import { formatNumber } from '@site/i18n';
import { Money } from '@site/ui/Money';
import { VisuallyHidden } from '@site/ui/VisuallyHidden';
import { useTexts } from '../../useTexts';
import styles from './TermsTable.module.css';

interface TermsTableProps {
  contract: Pick<Contract, 'kind' | 'terms'>;
  /** The step that counts now, from 1, as the platform says. */
  reached?: number | undefined;
}

/** What a contract pays for what is reached, step by step. */
export function TermsTable({ contract: { kind, terms }, reached = 0 }: TermsTableProps) {
  const { t } = useTexts();
  const symbol = useCurrencySymbol();
  return (
    <>
      <table className={styles.terms}>
        <caption>
          <VisuallyHidden>{t('contracts.terms.caption')}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col" className={styles.step}>
              <VisuallyHidden>{t('contracts.terms.step')}</VisuallyHidden>
            </th>
            <th scope="col">{t(`contracts.kinds.${kind}.turnover`)}</th>
            <th scope="col">{t('contracts.terms.members')}</th>
            <th scope="col">{t(`contracts.kinds.${kind}.rate`)}</th>
          </tr>
        </thead>
        <tbody>
          {terms.map(({ turnover, activeMembers, rate }, index) => (
            <tr key={`${index + 1}`} aria-current={index + 1 === reached ? 'step' : undefined}>
              <th scope="row" className={styles.step}>
                {index + 1}
              </th>
              <td>
                <Money symbol={symbol} amount={turnover} />
              </td>
              <td className={styles.members}>{formatNumber(activeMembers)}</td>
              <td className={styles.rate}>{rate}%</td>
            </tr>
          ))}
        </tbody>
      </table>
      {reached > 0 && reached <= terms.length && (
        <p className={styles.reached}>{t(`contracts.terms.reached.${kind}`, { step: reached })}</p>
      )}
    </>
  );
}
