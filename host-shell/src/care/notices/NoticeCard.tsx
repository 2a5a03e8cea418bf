import { useCurrencySymbol } from '@site/api';
import type { CareNotice as Notice } from '@site/contracts/areas/careNotices';
import { PATHS } from '@site/contracts/values/paths';
import { Link, useExistingRoutes } from '@site/router';
import { Button } from '@site/ui/Button';
import { CareNotice } from '@site/ui/CareNotice';
import { formatAmount } from '@site/ui/Money';
import styles from '../Care.module.css';
import { useCareTexts } from '../useCareTexts';

const WAYS = [
  { text: 'titles.careLimits', path: PATHS.careLimits },
  { text: 'titles.careStatement', path: PATHS.careStatement },
  { text: 'titles.careBreak', path: PATHS.careBreak },
  { text: 'titles.careHelp', path: PATHS.careHelp },
];

/** Facts that are money; the others are whole numbers. */
const MONEY = ['amount', 'staked', 'before'];

/** Reminders to look, which have titles of their own. */
const REMINDERS = ['REVIEW', 'NO_LIMITS'];

interface NoticeCardProps {
  notice: Notice;
  onSeen: () => void;
  /** The same press lets it begin. */
  isGameWaiting?: boolean;
}

/** A notice in words: the facts, and the ways to limits, statement, a break and help (PL-032, PL-012). */
export default function NoticeCard({
  notice: { mark, facts },
  onSeen,
  isGameWaiting = false,
}: NoticeCardProps) {
  const { t } = useCareTexts();
  const exists = useExistingRoutes();
  const symbol = useCurrencySymbol();
  const values = Object.fromEntries(
    facts.map(({ key, value }) => [key, MONEY.includes(key) ? symbol + formatAmount(value) : value]),
  );
  return (
    <div className={styles.notice}>
      <CareNotice
        title={t(`care.notice.title.${REMINDERS.includes(mark) ? mark : 'ofPlay'}`)}
        ways={WAYS.filter(({ path }) => exists(path)).map(({ text, path }) => (
          <Button key={path} variant="line" size="small" render={<Link to={path} />}>
            {t(text)}
          </Button>
        ))}
        seenLabel={t(isGameWaiting ? 'care.notice.goOn' : 'care.notice.seen')}
        onSeen={onSeen}
      >
        {t(`care.notice.${mark}`, { replace: values, context: seenBy(mark, values) })}
      </CareNotice>
    </div>
  );
}

/** Some are seen in two ways, which their facts tell apart. */
function seenBy(mark: Notice['mark'], facts: Readonly<Record<string, string>>): string {
  if (mark === 'DEPOSITS' && facts.minutes !== undefined) return 'hour';
  return mark === 'LIMITS' && facts.raises !== undefined ? 'raises' : '';
}
