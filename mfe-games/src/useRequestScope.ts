import { merchantCode } from '@site/api';
import type { RequestScope } from '@site/contracts/http/endpoint';
import { parameterOf, useLanguage } from '@site/i18n';

/** For whom a page makes its requests: this merchant's site, in the language in use. */
export function useRequestScope(): RequestScope {
  return { merchant: merchantCode(), language: parameterOf(useLanguage()) };
}
