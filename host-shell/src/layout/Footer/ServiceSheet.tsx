import { useCustomerService, useSystemStatus } from '@site/api';
import type { ServiceEntry } from '@site/contracts/areas/system';
import { useTranslation } from '@site/i18n';
import { EmptyState } from '@site/ui/EmptyState';
import { ErrorState } from '@site/ui/ErrorState';
import { Glyph } from '@site/ui/Glyph';
import { Icon } from '@site/ui/Icon';
import { ListRow } from '@site/ui/ListRow';
import { Sheet } from '@site/ui/Sheet';
import { LoadingRegion, Skeleton } from '@site/ui/Skeleton';
import { AtSign, Crown, type LucideIcon, MessageCircle, MessagesSquare, Send, Users } from 'lucide-react';
import { useOpenService } from '../useOpenService';
import styles from './ServiceSheet.module.css';

/** Stands in the game menu, not here (HS-064). */
const GAME_MENU_POSITION = 'VIP-2';

const icons: Record<ServiceEntry['csType'], LucideIcon> = {
  LIVECHAT: MessageCircle,
  TWITTER: AtSign,
  TELEGRAM: Send,
  FACEBOOK: Users,
  VIP: Crown,
  LINE: MessagesSquare,
};

/** The ways to reach customer service; each opens outside the site (HS-063 to HS-065). */
export function ServiceSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation('host-shell');
  return (
    <Sheet open={open} onClose={onClose} title={t('service.title')}>
      <p className={styles.intro}>{t('service.intro')}</p>
      {open && <ServiceList onOpened={onClose} />}
    </Sheet>
  );
}

function ServiceList({ onOpened }: { onOpened: () => void }) {
  const { t } = useTranslation('host-shell');
  const { data, isError, isFetching, refetch } = useCustomerService();
  const { data: status } = useSystemStatus();
  const openService = useOpenService();
  if (isError && !data) {
    return <ErrorState title={t('remote.pageFailed')} retrying={isFetching} onRetry={() => refetch()} />;
  }
  if (!data || !status) {
    return (
      <LoadingRegion>
        <Skeleton height="72px" shape="card" />
      </LoadingRegion>
    );
  }
  const entries = data.filter((entry) => entry.csPosition !== GAME_MENU_POSITION);
  if (entries.length === 0) return <EmptyState title={t('service.empty')} body={t('service.emptyBody')} />;
  const follow = async (entry: ServiceEntry) => {
    if (await openService(entry, status.info.customerService)) onOpened();
  };
  return (
    <ul className={styles.list}>
      {entries.map((entry) => (
        <li key={`${entry.csType}${entry.csPosition}`}>
          <ListRow
            icon={
              <Glyph>
                <Icon of={icons[entry.csType]} />
              </Glyph>
            }
            label={entry.title}
            description={entry.name}
            onClick={() => follow(entry)}
          />
        </li>
      ))}
    </ul>
  );
}
