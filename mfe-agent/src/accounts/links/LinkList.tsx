import type { AffiliateUrl } from '@site/contracts/areas/agentAccounts';
import { formatNumber } from '@site/i18n';
import { Button } from '@site/ui/Button';
import { EmptyState } from '@site/ui/EmptyState';
import { Icon } from '@site/ui/Icon';
import { useAddressSheet, useSheet } from '@site/ui/useSheet';
import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { useTexts } from '../../useTexts';
import { LinkCard } from './LinkCard';
import { LinkQrSheet } from './LinkQrSheet';
import styles from './Links.module.css';
import { NewLinkSheet } from './NewLinkSheet';
import { useDeleteLink } from './useDeleteLink';
import { useLinkTexts } from './useLinkTexts';

interface LinkListProps {
  links: readonly AffiliateUrl[];
  /** How many there may be. */
  most: number;
}

/** The links there are, and the way to a new one as long as there may be more. */
export function LinkList({ links, most }: LinkListProps) {
  const { t } = useTexts();
  const texts = useLinkTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  const making = useSheet();
  const linkOf = (id: string | undefined) => links.find((link) => link.id === id);
  const large = useAddressSheet('qr', (id) => linkOf(id) !== undefined);
  const shown = linkOf(large.value);
  // The button that was pressed is about to go: reading goes on from the top of the list.
  const { deleting, ask } = useDeleteLink(texts.name, () => heading.current?.focus());
  const isFull = links.length >= most;
  const newLink = (
    <Button
      {...(links.length > 0 && { size: 'small' })}
      icon={<Icon of={Plus} size={16} />}
      disabled={isFull}
      aria-haspopup="dialog"
      onClick={making.show}
    >
      {t('accounts.link.new')}
    </Button>
  );
  return (
    <div className={styles.links}>
      {links.length === 0 && !isFull ? (
        <EmptyState
          picture="friends"
          title={t('accounts.link.emptyTitle')}
          body={t('accounts.link.emptyBody')}
          action={newLink}
        />
      ) : (
        <div className={styles.head}>
          <h2 ref={heading} tabIndex={-1}>
            {t('accounts.link.count', { count: links.length, shown: formatNumber(links.length) })}
          </h2>
          {newLink}
        </div>
      )}
      {isFull && <p className={styles.full}>{t('accounts.link.full', { most: formatNumber(most) })}</p>}
      {links.map((link) => (
        <LinkCard
          key={link.id}
          link={link}
          isDeleting={deleting === link.id}
          onQr={() => large.show(link.id)}
          onDelete={() => void ask(link)}
        />
      ))}
      {making.opening > 0 && <NewLinkSheet key={making.opening} open={making.open} onClose={making.close} />}
      {shown && <LinkQrSheet open={large.open} onClose={large.close} link={shown} />}
    </div>
  );
}
