import type { CareSource } from '@site/contracts/areas/care';
import { Icon } from '@site/ui/Icon';
import { Lock } from 'lucide-react';
import { useTexts } from '../../../useTexts';
import styles from './SetBy.module.css';

/** Who has set a limit that the member cannot change. */
export function SetBy({ source }: { source: CareSource }) {
  const { t } = useTexts();
  return (
    <span className={styles.by}>
      <Icon of={Lock} size={14} />
      {/* @texts limits.by.* — the platform says which */}
      {t(`limits.by.${source}`)}
    </span>
  );
}
