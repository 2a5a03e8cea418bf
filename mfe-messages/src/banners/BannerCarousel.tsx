import { useErrorText } from '@site/i18n';
import { RemoteFailedCard } from '@site/ui/RemoteFailedCard';
import { LoadingRegion, Skeleton } from '@site/ui/Skeleton';
import { useTexts } from '../useTexts';
import styles from './BannerCarousel.module.css';
import { BannerSlides } from './BannerSlides';
import { useHomeBanners } from './queries';

/** The merchant's banners on home; a merchant without banners has no room for them. */
export default function BannerCarousel() {
  const { t } = useTexts();
  const errorText = useErrorText();
  const { data, error, isFetching, refetch } = useHomeBanners();
  if (data?.length === 0) return null;
  if (data) return <BannerSlides banners={data} />;
  return (
    <div className={styles.room}>
      {error ? (
        <RemoteFailedCard
          className={styles.failed}
          title={t('banners.failed')}
          body={errorText(error)}
          reloading={isFetching}
          onReload={() => void refetch()}
        />
      ) : (
        <LoadingRegion>
          <Skeleton shape="card" height="var(--c-banner-h)" />
        </LoadingRegion>
      )}
    </div>
  );
}
