import { useApiQuery } from '@site/api';
import { helpCentre } from '@site/contracts/areas/messages';
import { parameterOf, useLanguage } from '@site/i18n';

/** All topics of the merchant's help, in one call (ME-021). */
export const useHelpTopics = () =>
  useApiQuery(helpCentre, { lang: parameterOf(useLanguage()), device: 'MOBILE' });
