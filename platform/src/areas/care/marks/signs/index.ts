import type { CareNotice, Mark } from '@site/contracts/areas/careNotices';
import type { Sign } from '../sign';
import { chasing } from './chasing';
import { manyDeposits } from './deposits';
import { failedDeposits } from './failed';
import { limitsReached } from './limits';
import { longStretch } from './long';
import { night } from './night';
import { rising } from './rising';

interface MarkSign {
  readonly mark: Mark;
  readonly sign: Sign;
  /** For so many days the same records would be seen again: until then they are no new mark. */
  readonly quietDays: number;
  /** Before what the member is told. */
  readonly before: CareNotice['before'];
}

/** Every sign of harm that is looked for (docs/requirements/responsible-play.md, "Marks"). */
export const SIGNS: readonly MarkSign[] = [
  { mark: 'DEPOSITS', sign: manyDeposits, quietDays: 1, before: 'DEPOSIT' },
  { mark: 'CHASING', sign: chasing, quietDays: 7, before: 'DEPOSIT' },
  { mark: 'NIGHT', sign: night, quietDays: 7, before: 'LAUNCH' },
  { mark: 'LONG', sign: longStretch, quietDays: 1, before: 'LAUNCH' },
  { mark: 'RISING', sign: rising, quietDays: 7, before: 'LAUNCH' },
  { mark: 'LIMITS', sign: limitsReached, quietDays: 7, before: 'DEPOSIT' },
  { mark: 'FAILED', sign: failedDeposits, quietDays: 1, before: 'DEPOSIT' },
];
