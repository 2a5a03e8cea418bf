import { LoadingRegion, Skeleton } from '@site/ui/Skeleton';
import { useTexts } from '../useTexts';
import styles from './HelpLoading.module.css';
import page from './HelpPage.module.css';

const TOPICS = ['72%', '84%', '60%', '78%', '66%', '56%', '74%'];
const LINES = ['46%', '100%', '92%', '64%', '100%', '88%', '96%', '40%'];

/** The room of topics and text while they are on their way. */
export function HelpLoading() {
  const { t } = useTexts();
  return (
    <LoadingRegion label={t('help.loading')} className={styles.region}>
      <div className={page.help}>
        <div>
          {TOPICS.map((width) => (
            <div key={width} className={styles.topic}>
              <Skeleton width={width} />
            </div>
          ))}
        </div>
        <div className={styles.text}>
          <Skeleton width="58%" height="22px" />
          {LINES.map((width, index) => (
            <Skeleton key={index} width={width} />
          ))}
        </div>
      </div>
    </LoadingRegion>
  );
}
