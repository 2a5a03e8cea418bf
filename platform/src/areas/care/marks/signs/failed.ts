import { depositsRestUntil } from '../../../cashier/deposit/failures';
import { factsOf, type Sign } from '../sign';

/** Deposits that failed one after the other, so that deposits rest. */
export const failedDeposits: Sign = async ({ db, accountId, at, settings }) => {
  const { deposits, minutes } = settings.failed;
  const until = await depositsRestUntil(db, accountId, settings.failed, at);
  return until && factsOf({ deposits, minutes });
};
