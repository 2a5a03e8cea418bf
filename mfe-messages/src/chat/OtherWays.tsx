import { useCustomerService, useFlag } from '@site/api';
import { PATHS } from '@site/contracts/values/paths';
import { Link, useExistingRoutes } from '@site/router';
import { Glyph } from '@site/ui/Glyph';
import { Icon } from '@site/ui/Icon';
import { ListRow } from '@site/ui/ListRow';
import { Sheet } from '@site/ui/Sheet';
import { useSupport } from '@site/ui/useSupport';
import { CircleHelp, type LucideIcon, Mail, Send } from 'lucide-react';
import { useTexts } from '../useTexts';
import styles from './OtherWays.module.css';

const CHANNEL = 'TELEGRAM';

const boxed = (icon: LucideIcon) => (
  <Glyph>
    <Icon of={icon} />
  </Glyph>
);

/** How to reach the house where the chat does not open: what of it this merchant has. */
export function OtherWays({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTexts();
  const exists = useExistingRoutes();
  const hasFeedback = useFlag('feedback');
  const channel = useCustomerService().data?.find(({ csType }) => csType === CHANNEL);
  const openChannel = useSupport(CHANNEL);
  return (
    <Sheet open={open} onClose={onClose} title={t('chat.reach')}>
      <ul className={styles.ways}>
        {channel && openChannel && (
          <li>
            <ListRow
              icon={boxed(Send)}
              label={channel.title}
              description={t('chat.outside')}
              onClick={openChannel}
            />
          </li>
        )}
        {hasFeedback && exists(PATHS.feedback) && (
          <li>
            <ListRow
              icon={boxed(Mail)}
              label={t('chat.feedback.title')}
              description={t('chat.feedback.body')}
              render={<Link to={PATHS.feedback} />}
            />
          </li>
        )}
        {exists(PATHS.help) && (
          <li>
            <ListRow
              icon={boxed(CircleHelp)}
              label={t('chat.help.title')}
              description={t('chat.help.body')}
              render={<Link to={PATHS.help} />}
            />
          </li>
        )}
      </ul>
    </Sheet>
  );
}
