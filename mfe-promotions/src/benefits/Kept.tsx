import type { Benefits } from '@site/contracts/areas/benefits';
import { Card } from '@site/ui/Card';
import { Icon } from '@site/ui/Icon';
import { Award, Coins, Gift, type LucideIcon, ShieldCheck } from 'lucide-react';
import { useId } from 'react';
import { useTexts } from '../useTexts';
import styles from './Kept.module.css';
import page from './VipRoomPage.module.css';

const ICONS = new Map<string | undefined, LucideIcon>([
  ['LEVEL', Award],
  ['POINTS', Coins],
  ['GIFTS', Gift],
]);

/** What stays the member's, in the words of the merchant. */
export function Kept({ kept }: Pick<Benefits, 'kept'>) {
  const { t } = useTexts();
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={page.section}>
      <h2 id={heading} className={page.title}>
        {t('vip.keep')}
      </h2>
      <Card as="ul" padded={false} className={styles.list}>
        {kept.map(({ kind, title, text }) => (
          <li key={title}>
            <Icon of={ICONS.get(kind) ?? ShieldCheck} size={20} className={styles.icon} />
            <p>
              <b>{title}</b> {text}
            </p>
          </li>
        ))}
      </Card>
    </section>
  );
}
