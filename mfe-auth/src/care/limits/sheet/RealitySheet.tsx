import { useApiMutation } from '@site/api';
import type { CareSettings } from '@site/contracts/areas/care';
import { setReality } from '@site/contracts/areas/reality';
import { Button } from '@site/ui/Button';
import { Sheet } from '@site/ui/Sheet';
import { toast } from '@site/ui/Toast';
import type { Opening } from '@site/ui/useSheet';
import { useTexts } from '../../../useTexts';
import { keepReality, useReality } from '../../parts/realityQueries';
import { useRealityText } from '../useRealityText';
import styles from './LimitForm.module.css';
import leadStyles from './LimitLead.module.css';
import { Presets } from './Presets';

/** What the address calls the reality check, among the limits. */
export const REALITY_PART = 'REALITY';

interface RealitySheetProps {
  settings: CareSettings;
  sheet: Opening;
}

/** How often the game says how long and at what cost it has been played: one press, for the account (PL-013). */
export function RealitySheet({ settings, sheet }: RealitySheetProps) {
  const { t } = useTexts();
  const realityText = useRealityText();
  const { data } = useReality();
  const set = useApiMutation(setReality, {
    onSuccess: (check) => {
      keepReality(check);
      toast.success(t('limits.saved', { name: t('limits.reality.name'), value: realityText(check.minutes) }));
      sheet.close();
    },
  });
  return (
    <Sheet
      open={sheet.open}
      onClose={sheet.close}
      title={t('limits.reality.name')}
      footer={
        <Button variant="quiet" onClick={sheet.close}>
          {t('limits.sheet.cancel')}
        </Button>
      }
    >
      <div className={styles.form}>
        <p className={leadStyles.lead}>{t('limits.reality.about')}</p>
        <fieldset className={styles.choices} disabled={set.isPending}>
          <Presets
            title={t('limits.reality.often')}
            note={t('limits.sheet.lowerNote')}
            values={settings.reality.choices.map(String)}
            text={(minutes) => realityText(Number(minutes))}
            chosen={data && String(data.minutes)}
            onChoose={(minutes) => set.mutate({ minutes: Number(minutes) })}
          />
        </fieldset>
      </div>
    </Sheet>
  );
}
