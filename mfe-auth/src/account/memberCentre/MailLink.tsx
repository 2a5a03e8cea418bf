import { useUnreadCounts } from '@site/api';
import { PATHS } from '@site/contracts/values/paths';
import { Link, useRouteExists } from '@site/router';
import { Badge } from '@site/ui/Badge';
import { IconButton } from '@site/ui/IconButton';
import { Mail } from 'lucide-react';
import { useTexts } from '../../useTexts';

/** The way to the inbox, with how many mails are unread. Nothing where this site has no inbox. */
export function MailLink({ className }: { className?: string | undefined }) {
  return useRouteExists(PATHS.inbox) ? <CountedLink className={className} /> : null;
}

function CountedLink({ className }: { className: string | undefined }) {
  const { t } = useTexts();
  const { inbox } = useUnreadCounts();
  return (
    <IconButton
      className={className}
      icon={Mail}
      iconSize={20}
      label={inbox > 0 ? t('memberCentre.mailUnread', { count: inbox }) : t('memberCentre.mail')}
      badge={inbox > 0 ? <Badge count={inbox} /> : undefined}
      render={<Link to={PATHS.inbox} />}
    />
  );
}
