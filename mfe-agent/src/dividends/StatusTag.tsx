import type { DividendStatus } from '@site/contracts/areas/dividends';
import { Icon } from '@site/ui/Icon';
import { Tag, type TagProps } from '@site/ui/Tag';
import { Check, Clock } from 'lucide-react';
import { useTexts } from '../useTexts';

const TONES = {
  RUNNING: 'info',
  DUE: 'warning',
  PAID: 'success',
  NONE: 'plain',
} as const satisfies Record<DividendStatus, TagProps['tone']>;

const ICONS = { RUNNING: Clock, PAID: Check };

/** How a period stands. */
export function StatusTag({ status }: { status: DividendStatus }) {
  const { t } = useTexts();
  const icon = status === 'RUNNING' || status === 'PAID' ? ICONS[status] : undefined;
  // @texts dividends.status.* — the platform says which
  return (
    <Tag tone={TONES[status]} {...(icon && { icon: <Icon of={icon} size={14} /> })}>
      {t(`dividends.status.${status}`)}
    </Tag>
  );
}
