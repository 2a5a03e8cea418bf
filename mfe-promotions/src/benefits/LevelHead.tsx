import type { Benefits } from '@site/contracts/areas/benefits';
import { formatNumber, Trans } from '@site/i18n';
import { Card } from '@site/ui/Card';
import { Meter } from '@site/ui/Meter';
import { useTexts } from '../useTexts';
import { Emblem } from './Emblem';
import styles from './LevelHead.module.css';
import { nextLevel, ownLevel } from './standing';

const strong = { b: (words: string) => <b>{words}</b> };

/** A sentence without its marks, for who hears it. */
const plain = (text: string): string => text.replaceAll(/<\/?b>/g, '');

/** The level that the member has, and how far the next one is. */
export function LevelHead({ benefits }: { benefits: Benefits }) {
  const { t } = useTexts();
  const own = ownLevel(benefits);
  const next = nextLevel(benefits);
  const shown = own ?? next;
  const points = formatNumber(benefits.points);
  const standing = next
    ? t('vip.progress', { points, next: formatNumber(next.from) })
    : t('vip.points', { points });
  return (
    <Card as="section" aria-label={t('vip.yourLevel')}>
      <div className={styles.top}>
        {shown && <Emblem level={shown} size={76} ahead={!own} />}
        <p className={styles.words}>
          <span className={styles.label}>{t('vip.yourLevel')}</span>{' '}
          <b className={styles.name}>{own?.name ?? t('vip.noLevel')}</b>
        </p>
      </div>
      <div className={styles.progress}>
        <Meter label={plain(standing)} part={next ? benefits.points / next.from : 1} />
        <p className={styles.figures}>
          <span>
            <Trans text={standing} parts={strong} />
          </span>{' '}
          <span>
            {next
              ? t('vip.toNext', { points: formatNumber(next.from - benefits.points), level: next.name })
              : t('vip.highest')}
          </span>
        </p>
      </div>
    </Card>
  );
}
