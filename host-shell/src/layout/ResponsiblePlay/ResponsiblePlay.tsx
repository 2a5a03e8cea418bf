import { useSettings } from '@site/api';
import { PATHS } from '@site/contracts/values/paths';
import { useTranslation } from '@site/i18n';
import { Link, useExistingRoutes } from '@site/router';
import { useCarePath } from '../../care/useCarePath';
import styles from './ResponsiblePlay.module.css';

/** Age until the merchant's settings are here (SH-036). */
const DEFAULT_MIN_AGE = 18;

/** For members, one press away (PL-043). */
const OF_MEMBERS = [
  { text: 'titles.care', path: PATHS.care },
  { text: 'titles.careLimits', path: PATHS.careLimits },
  { text: 'titles.careBreak', path: PATHS.careBreak },
  { text: 'titles.careStatement', path: PATHS.careStatement },
];
const FOR_ALL = { text: 'titles.careHelp', path: PATHS.careHelp };

/** The age sign, the word on playing within limits, and the ways to them: at the foot of home and of account pages. */
export function ResponsiblePlay() {
  const { t } = useTranslation('host-shell');
  const { data } = useSettings();
  const exists = useExistingRoutes();
  const isMember = useCarePath() === PATHS.care;
  const ways = [...(isMember ? OF_MEMBERS : []), FOR_ALL].filter(({ path }) => exists(path));
  return (
    <footer className={styles.responsible}>
      <span className={styles.age}>{t('responsible.age', { age: data?.minAge ?? DEFAULT_MIN_AGE })}</span>
      <div className={styles.copy}>
        <p>{t('responsible.text')}</p>
        <ul className={styles.ways}>
          {ways.map(({ text, path }) => (
            <li key={path}>
              <Link to={path} className={styles.way}>
                {t(text)}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
}
