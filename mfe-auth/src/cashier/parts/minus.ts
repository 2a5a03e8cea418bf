import { compareMoney } from '@site/ui/Money';

/** A fee as a sum shows it: taken away, unless there is none. */
export function minus(fee: string): string {
  return compareMoney(fee, '0.00') > 0 ? `-${fee}` : fee;
}
