import { serverNow } from '@site/api';
import { formatDay } from '@site/i18n';
import { Icon } from '@site/ui/Icon';
import { IconButton } from '@site/ui/IconButton';
import { useDuration } from '@site/ui/useDuration';
import { Timer, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTexts } from '../../useTexts';
import { useByServerClock } from '../serverClock';
import styles from './TimeNote.module.css';
import { firstTimeEnd, minutesUntil, type TimeEnd } from './timeEnds';
import type { Figures } from './useFigures';
import { minutesOf, useLimits } from './useLimits';

/** So long before the end it is said, in minutes (PL-008). */
const NEAR_MINUTES = 5;

/** What has been said, by limit and stretch: the next game does not say it again. */
const said = new Set<string>();

const nameOf = ({ kind }: TimeEnd, { stretch, at }: Figures) =>
  `${kind} ${kind === 'DAY_TIME' ? formatDay(at) : stretch?.since}`;

/** Says once, over the game, that a limit of time comes near. */
export function TimeNote({ figures }: { figures: Figures | undefined }) {
  const end = figures && firstTimeEnd(figures);
  const isNear = useByServerClock((now) => {
    const left = end ? minutesUntil(end.at, now) : 0;
    return left > 0 && left <= NEAR_MINUTES;
  });
  const name = end && figures && isNear ? nameOf(end, figures) : undefined;
  return (
    // It is there before it speaks: what comes with its words is not read out everywhere.
    <div role="status" className={styles.place}>
      {name !== undefined && end && <Note key={name} name={name} end={end} />}
    </div>
  );
}

function Note({ name, end }: { name: string; end: TimeEnd }) {
  const { t } = useTexts();
  const duration = useDuration();
  const limits = useLimits(true);
  // It stays as it was said; it is not read out again each minute.
  const [count] = useState(() => minutesUntil(end.at, serverNow()));
  const [open, setOpen] = useState(() => !said.has(name));
  const shows = open && !limits.isLoading;
  useEffect(() => {
    if (shows) said.add(name);
  }, [shows, name]);
  if (!shows) return null;
  const limit = minutesOf(limits.data, end.kind);
  return (
    <div className={styles.note}>
      <Icon of={Timer} size={20} className={styles.icon} />
      <p className={styles.words}>
        {limit === undefined
          ? t('care.near.plain', { count })
          : t('care.near.of', { count, limit: duration(limit) })}
      </p>
      <IconButton icon={X} iconSize={18} label={t('care.near.hide')} onClick={() => setOpen(false)} />
    </div>
  );
}
