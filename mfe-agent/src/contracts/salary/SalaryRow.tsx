import type { SalaryRow as Salary, SalaryStatus } from '@site/contracts/areas/agentContracts';
import { formatNumber, useLanguage } from '@site/i18n';
import { formatAmount, Money } from '@site/ui/Money';
import { rangeText } from '@site/ui/records';
import { Tag, type TagProps } from '@site/ui/Tag';
import { useTexts } from '../../useTexts';
import { Row } from '../parts/Row';

const TONES: Record<SalaryStatus, NonNullable<TagProps['tone']>> = {
  PAID: 'success',
  DUE: 'warning',
  NONE: 'plain',
};

/** `14:00`, of the merchant's day. */
const hourText = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

/** What one day or hour has brought, and for what. */
export function SalaryRow({ row, symbol }: { row: Salary; symbol: string }) {
  const { t } = useTexts();
  const language = useLanguage();
  const { date, hour, turnover, activeMembers, amount, status } = row;
  const day = rangeText({ startDate: date, endDate: date }, language);
  return (
    <Row
      title={hour === undefined ? day : `${day}, ${hourText(hour)}–${hourText(hour + 1)}`}
      line={t('contracts.salary.line', {
        turnover: `${symbol}${formatAmount(turnover)}`,
        members: formatNumber(activeMembers),
      })}
      end={
        <>
          <Money symbol={symbol} amount={amount} />
          <Tag tone={TONES[status]}>{t(`contracts.salary.status.${status}`)}</Tag>
        </>
      }
    />
  );
}
