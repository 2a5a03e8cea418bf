import { Glyph } from '@site/ui/Glyph';
import { Icon } from '@site/ui/Icon';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

/** What a tool looks like, whether it is a link or a button. The badge is read after the name. */
export function ToolFace({ icon, label, badge }: { icon: LucideIcon; label: string; badge?: ReactNode }) {
  return (
    <>
      <Glyph tone="tool">
        <Icon of={icon} />
      </Glyph>
      <span>{label}</span>
      {badge}
    </>
  );
}
