import { useSettings } from '@site/api';
import { Skeleton } from '@site/ui/Skeleton';
import { useTexts } from '../useTexts';
import { Figure } from './Figure';
import styles from './Jackpot.module.css';
import { JackpotCard } from './JackpotCard';
import { useIllustrativeFigure, usePlatformFigure } from './useFigure';

/** The jackpot as the merchant wants it: the platform's figure, an illustration that says so, or nothing. */
export default function Jackpot() {
  const settings = useSettings();
  switch (settings.data?.jackpot) {
    case 'platform':
      return <PlatformJackpot />;
    case 'illustrative':
      return <IllustrativeJackpot />;
    case 'off':
      return null;
    default:
      // Without the setting nothing may be shown; its room is kept while there is hope of one.
      return settings.isPending ? <div className={styles.room} aria-hidden="true" /> : null;
  }
}

function IllustrativeJackpot() {
  const { t } = useTexts();
  const amount = useIllustrativeFigure();
  return (
    <JackpotCard note={t('jackpot.illustration')}>
      <Figure amount={amount} />
    </JackpotCard>
  );
}

function PlatformJackpot() {
  const { t } = useTexts();
  const amount = usePlatformFigure();
  return (
    <JackpotCard note={t('jackpot.platform')} live>
      {amount === undefined ? <Skeleton height="var(--c-jackpot-cell)" /> : <Figure amount={amount} />}
    </JackpotCard>
  );
}
