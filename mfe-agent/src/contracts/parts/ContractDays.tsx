import type { Contract } from '@site/contracts/areas/agentContracts';
import { formatDate, formatDateTime } from '@site/i18n';
import { Sum } from '@site/ui/Sum';
import { useTexts } from '../../useTexts';

/** From when until when a contract counts, and when it was offered. */
export function ContractDays({ contract, inset }: { contract: Contract; inset?: boolean }) {
  const { t } = useTexts();
  const { status, createdAt, startsAt, endsAt } = contract;
  const starts = startsAt === undefined ? t('contracts.days.afterSigning') : formatDate(startsAt);
  return (
    <Sum
      inset={inset ?? false}
      symbol=""
      rows={[
        ...(status === 'REJECTED'
          ? []
          : [
              { label: t('contracts.days.starts'), text: starts },
              {
                label: t('contracts.days.ends'),
                text: endsAt === undefined ? t('contracts.days.open') : formatDate(endsAt),
              },
            ]),
        { label: t('contracts.days.offered'), text: formatDateTime(createdAt) },
      ]}
    />
  );
}
