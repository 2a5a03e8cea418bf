import { useErrorText } from '@site/i18n';
import { Button } from '@site/ui/Button';
import { Card } from '@site/ui/Card';
import { EmptyState } from '@site/ui/EmptyState';
import { RemoteFailedCard } from '@site/ui/RemoteFailedCard';
import { LoadingRegion, Skeleton } from '@site/ui/Skeleton';
import { useTexts } from '../../useTexts';
import { useFriends } from '../queries';
import { Section } from '../Section';
import { FriendRow } from './FriendRow';
import styles from './Friends.module.css';

const ROWS = ['34%', '28%', '38%'];

/** Who has joined by the member's link, the newest first. */
export function Friends() {
  const { t } = useTexts();
  return (
    <Section title={t('referral.friends.title')}>
      <FriendList />
    </Section>
  );
}

function FriendList() {
  const { t } = useTexts();
  const errorText = useErrorText();
  const { items, error, hasMore, isLoadingMore, moreFailed, loadMore, retry } = useFriends();
  if (error)
    return <RemoteFailedCard title={t('referral.friends.failed')} body={errorText(error)} onReload={retry} />;
  if (!items) return <FriendsLoading />;
  if (items.length === 0)
    return (
      <EmptyState
        heading="h3"
        picture="friends"
        title={t('referral.friends.emptyTitle')}
        body={t('referral.friends.emptyBody')}
      />
    );
  return (
    <>
      <Card as="ul" padded={false}>
        {items.map((friend) => (
          <FriendRow key={friend.id} friend={friend} />
        ))}
      </Card>
      {moreFailed && !isLoadingMore && (
        <p role="alert" className={styles.failed}>
          {t('referral.friends.moreFailed')}
        </p>
      )}
      {hasMore && (
        <Button block variant="quiet" loading={isLoadingMore} className={styles.more} onClick={loadMore}>
          {t('referral.friends.more')}
        </Button>
      )}
    </>
  );
}

/** The room of the first friends while they are on their way. */
export function FriendsLoading() {
  const { t } = useTexts();
  return (
    <LoadingRegion label={t('referral.friends.loading')}>
      <Card padded={false}>
        {ROWS.map((width) => (
          <div key={width} className={styles.row}>
            <div className={styles.room}>
              <Skeleton width={width} height="16px" />
              <Skeleton width="64%" />
            </div>
            <Skeleton width="64px" height="16px" />
          </div>
        ))}
      </Card>
    </LoadingRegion>
  );
}
