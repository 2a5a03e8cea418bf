import { useSystemStatus } from '@site/api';
import type { Choices } from './ChoiceProps';
import { lists } from './lists';
import { tiles } from './tiles';

/** What the merchant's status says for the new version; anything else is the base one (HS-038). */
const NEW_VERSION = '1';

/** The choices of the form: as tiles and cards, or as plain lists to choose from. */
export function useChoices(): Choices {
  const version = useSystemStatus().data?.info.mobileTemplate.dep_func;
  return version === NEW_VERSION ? tiles : lists;
}
