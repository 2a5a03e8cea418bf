import { useBack } from '@site/router';
import { IconButton } from '@site/ui/IconButton';
import { ArrowLeft } from 'lucide-react';
import { useTexts } from '../useTexts';
import styles from './AgentHeader.module.css';
import { useAgentName } from './useAgentName';

/**
 * The page's own header: over the scene the way back alone. It stays at the top while the page scrolls (AG-029), and once
 * the name of who is here has gone under it (`solid`), it says that too.
 */
export function AgentHeader({ solid }: { solid: boolean }) {
  const { t } = useTexts();
  const name = useAgentName();
  return (
    <header className={styles.header} data-solid={solid || undefined}>
      <IconButton className={styles.back} icon={ArrowLeft} label={t('hero.back')} onClick={useBack()} />
      {/* The heading of the page says it to readers. */}
      {solid && (
        <span className={styles.name} aria-hidden="true">
          {name}
        </span>
      )}
    </header>
  );
}
