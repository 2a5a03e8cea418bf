import { IconButton } from '@site/ui/IconButton';
import { Tag } from '@site/ui/Tag';
import { VisuallyHidden } from '@site/ui/VisuallyHidden';
import { X } from 'lucide-react';
import { useTexts } from '../../useTexts';

export interface PlayLeadProps {
  /** What is played, for screen readers: its page has a title of its own. */
  name: string;
  demo: boolean;
  onClose: () => void;
}

/** Begins the line above a game: the way out, and whether it is for play money. */
export function PlayLead({ name, demo, onClose }: PlayLeadProps) {
  const { t } = useTexts();
  return (
    <>
      <h1>
        <VisuallyHidden>{name}</VisuallyHidden>
      </h1>
      <IconButton icon={X} label={t('play.close')} onClick={onClose} />
      {demo && <Tag tone="info">{t('play.demo')}</Tag>}
    </>
  );
}
