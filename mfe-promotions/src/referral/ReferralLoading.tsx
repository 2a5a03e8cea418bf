import { Card } from '@site/ui/Card';
import { LoadingRegion, Skeleton } from '@site/ui/Skeleton';
import { useTexts } from '../useTexts';
import figures from './Figures.module.css';
import styles from './ReferralPage.module.css';
import share from './share/ShareCard.module.css';

const FIGURES = ['joined', 'deposited', 'earned'];
const STEPS = ['52%', '70%', '60%'];

/** The room of the page while it is on its way. */
export function ReferralLoading() {
  const { t } = useTexts();
  return (
    <LoadingRegion label={t('referral.loading')}>
      <div className={styles.page}>
        <Card>
          <div className={share.top}>
            <div className={share.qr}>
              <Skeleton shape="box" ratio="1" />
            </div>
            <div className={share.words}>
              <Skeleton width="48%" />
              <Skeleton width="80%" height="26px" />
              <Skeleton />
            </div>
          </div>
          <div className={share.link} />
          <Skeleton shape="box" height="48px" />
        </Card>
        <Card padded={false}>
          <div className={figures.figures}>
            {FIGURES.map((each) => (
              <div key={each}>
                <Skeleton width="60%" />
                <Skeleton width="72%" height="20px" />
              </div>
            ))}
          </div>
        </Card>
        <div className={styles.section}>
          <div className={styles.head}>
            <Skeleton width="40%" height="20px" />
          </div>
          <Card>
            {STEPS.map((width) => (
              <div key={width} className={styles.step}>
                <Skeleton shape="circle" width="28px" height="28px" />
                <Skeleton width={width} height="16px" />
              </div>
            ))}
          </Card>
        </div>
      </div>
    </LoadingRegion>
  );
}
