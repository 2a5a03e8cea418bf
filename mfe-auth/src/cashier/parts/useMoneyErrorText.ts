import type { ApiError } from '@site/api';
import { Money } from '@site/contracts/values/values';
import { useErrorText } from '@site/i18n';
import { useMoneyText } from '@site/ui/Money';
import * as z from 'zod/mini';

const Figures = z.object({ turnoverLeft: Money });

/** The text of a refused call, with its amounts as amounts are shown. */
export function useMoneyErrorText(): (error: ApiError) => string {
  const errorText = useErrorText();
  const moneyText = useMoneyText();
  return (error) => {
    const figures = Figures.safeParse(error.value).data;
    if (!figures) return errorText(error);
    return errorText({ code: error.code, value: { turnoverLeft: moneyText(figures.turnoverLeft) } });
  };
}
