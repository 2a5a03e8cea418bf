import type { CareSettings } from '@site/contracts/areas/care';
import { Trans } from '@site/i18n';
import { Clock } from 'lucide-react';
import { momentText } from '../../../cashier/parts/momentText';
import { Tip } from '../../../cashier/parts/Tip';
import { useTexts } from '../../../useTexts';
import type { Place } from '../places';
import { useLimitTexts } from '../useLimitTexts';
import styles from './ChangeNote.module.css';
import { earliest } from './earliest';

interface ChangeNoteProps {
  place: Place;
  settings: CareSettings;
  /** What is chosen is a raise or a removal. */
  rises: boolean;
  /** The value that is chosen; none for a removal. */
  next: string | undefined;
}

/** When a raise could be confirmed, said before it is asked for. The region stays, so that it is read out. */
export function ChangeNote({ place, settings, rises, next }: ChangeNoteProps) {
  const { t } = useTexts();
  const { amountOf } = useLimitTexts();
  const { own } = place;
  return (
    <div role="status" className={styles.region}>
      {rises && own?.value !== undefined && (
        <Tip icon={Clock} tone="info">
          <Trans
            text={t('limits.sheet.when', {
              next: next === undefined ? t('limits.none') : amountOf(place, next),
              now: amountOf(place, own.value),
              when: momentText(earliest(settings, own)),
            })}
            parts={{ b: (words) => <b>{words}</b> }}
          />
        </Tip>
      )}
    </div>
  );
}
