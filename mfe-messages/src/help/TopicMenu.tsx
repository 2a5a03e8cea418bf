import type { HelpTopic } from '@site/contracts/areas/messages';
import { Link } from '@site/router';
import { useEffect, useRef } from 'react';
import { useTexts } from '../useTexts';
import styles from './TopicMenu.module.css';
import { topicAddress } from './useHelpAddress';

interface TopicMenuProps {
  topics: readonly HelpTopic[];
  /** Position of the open one. */
  open: number;
  onChoose: () => void;
}

/** The topics, links like those of any menu of pages: each has an address. The open one is in view. */
export function TopicMenu({ topics, open, onChoose }: TopicMenuProps) {
  const { t } = useTexts();
  const menu = useRef<HTMLElement>(null);
  useEffect(() => {
    const link = menu.current?.querySelectorAll('a')[open];
    if (!menu.current || !link) return;
    // The menu alone: the page stays where it is.
    const { offsetTop, offsetHeight } = link;
    const { scrollTop, clientHeight } = menu.current;
    if (offsetTop < scrollTop) menu.current.scrollTop = offsetTop;
    else if (offsetTop + offsetHeight > scrollTop + clientHeight)
      menu.current.scrollTop = offsetTop + offsetHeight - clientHeight;
  }, [open]);

  return (
    <nav ref={menu} className={styles.menu} aria-label={t('help.topics')}>
      <ul>
        {topics.map(({ title }, index) => (
          <li key={topicAddress(index)}>
            <Link
              replace
              to={topicAddress(index)}
              aria-current={index === open ? 'page' : undefined}
              className={styles.link}
              onClick={onChoose}
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
