import { formatDate, formatShortDate, formatTime } from '@site/i18n';
import { Badge } from '@site/ui/Badge';
import { Glyph } from '@site/ui/Glyph';
import { Icon } from '@site/ui/Icon';
import { ListRow, type ListRowProps } from '@site/ui/ListRow';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface CentreRowProps extends Pick<ListRowProps, 'onClick' | 'render'> {
  icon: LucideIcon;
  title: string;
  /** The latest that came, or what this is. */
  about: string;
  /** When that came. */
  at?: string | undefined;
  unread?: number;
  /** Said at the end in the place of a time and a number. */
  end?: ReactNode;
  lit?: boolean;
}

/** A time where it was today, else the day. */
function when(at: string): string {
  return formatDate(at) === formatDate(Date.now()) ? formatTime(at) : formatShortDate(at);
}

/** A line of the message centre: what it is, the latest, and how much of it is unread (ME-005). */
export function CentreRow({
  icon,
  title,
  about,
  at,
  unread = 0,
  end,
  lit = unread > 0,
  ...way
}: CentreRowProps) {
  const news = (at !== undefined || unread > 0) && (
    <>
      {at !== undefined && <time dateTime={at}>{when(at)}</time>}
      <Badge count={unread} />
    </>
  );
  const shown = end ?? news;
  return (
    <li>
      <ListRow
        icon={
          <Glyph tone={lit ? 'accent' : 'plain'}>
            <Icon of={icon} />
          </Glyph>
        }
        label={title}
        description={about}
        end={shown}
        chevron={!shown}
        {...way}
      />
    </li>
  );
}
