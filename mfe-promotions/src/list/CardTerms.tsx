import { Icon } from '@site/ui/Icon';
import { RichText } from '@site/ui/RichText';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useTexts } from '../useTexts';
import styles from './PromotionCard.module.css';

/** The terms of a promotion in its card, on request: for a site that has no page for one promotion. */
export function CardTerms({ html }: { html: string }) {
  const { t } = useTexts();
  const [open, setOpen] = useState(false);
  const details = useId();
  return (
    <>
      <button
        type="button"
        className={styles.more}
        aria-expanded={open}
        aria-controls={details}
        onClick={() => setOpen(!open)}
      >
        {t(open ? 'card.less' : 'card.more')}
        <Icon of={ChevronDown} size={16} className={styles.chevron} />
      </button>
      <div id={details} className={styles.details} hidden={!open}>
        {open && <RichText html={html} />}
      </div>
    </>
  );
}
