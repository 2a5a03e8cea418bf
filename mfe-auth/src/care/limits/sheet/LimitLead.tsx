import type { CareSettings } from '@site/contracts/areas/care';
import { useDuration } from '@site/ui/useDuration';
import { useTexts } from '../../../useTexts';
import type { Place } from '../places';
import { useLimitTexts } from '../useLimitTexts';
import styles from './LimitLead.module.css';

/** How the limit stands now, and what it counts. */
export function LimitLead({ place, settings }: { place: Place; settings: CareSettings }) {
  const { t } = useTexts();
  const { amountOf } = useLimitTexts();
  const durationText = useDuration();
  const { own, kind, period } = place;
  const now =
    own?.value === undefined
      ? t('limits.sheet.noneYet')
      : t('limits.sheet.now', { value: amountOf(place, own.value) });
  // @texts limits.sheet.about.* limits.sheet.used.* limits.sheet.this.* — by kind and period
  const used =
    own?.used === undefined
      ? ''
      : t(`limits.sheet.used.${kind}`, {
          used: amountOf(place, own.used),
          period: t(`limits.sheet.this.${period}`),
        });
  const about = t(`limits.sheet.about.${kind}`, { break: durationText(settings.breakMinutes) });
  return (
    <p className={styles.lead}>
      {now} {used} {about}
    </p>
  );
}
