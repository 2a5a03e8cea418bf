import type { ContractStatus } from '@site/contracts/areas/agentContracts';
import { Icon } from '@site/ui/Icon';
import { Tag, type TagProps } from '@site/ui/Tag';
import { Check, Clock, type LucideIcon, PenLine, X } from 'lucide-react';
import { useTexts } from '../../useTexts';

type State = Exclude<ContractStatus, 'PENDING'> | 'TO_SIGN' | 'WAITING';

const LOOKS: Record<State, { tone: NonNullable<TagProps['tone']>; icon?: LucideIcon }> = {
  TO_SIGN: { tone: 'warning', icon: PenLine },
  WAITING: { tone: 'info', icon: Clock },
  ACTIVE: { tone: 'success', icon: Check },
  REJECTED: { tone: 'danger', icon: X },
  ENDED: { tone: 'plain' },
};

/** How a contract stands. One that waits is to be signed by the caller (`mine`), or by a downline. */
export function ContractTag({ status, mine }: { status: ContractStatus; mine: boolean }) {
  const { t } = useTexts();
  const state: State = status !== 'PENDING' ? status : mine ? 'TO_SIGN' : 'WAITING';
  const { tone, icon } = LOOKS[state];
  return (
    <Tag tone={tone} icon={icon && <Icon of={icon} size={14} />}>
      {t(`contracts.status.${state}`)}
    </Tag>
  );
}
