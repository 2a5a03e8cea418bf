import { useTexts } from '../../useTexts';
import type { SalaryKind } from '../kinds';
import { Section } from '../parts/Section';
import { SalaryPart } from './SalaryPart';

/** What the caller's contract of a kind has brought so far. */
export function Salary({ kind }: { kind: SalaryKind }) {
  const { t } = useTexts();
  return (
    <Section title={t('contracts.salary.title')}>
      <SalaryPart kind={kind} />
    </Section>
  );
}
