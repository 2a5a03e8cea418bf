import { useTexts } from '../../useTexts';
import { useSecurityOverview } from '../securityCentre/queries';
import { securityGaps } from './securityGaps';

/** How much of what guards the account is missing; nothing until it is known, or when nothing is. */
export function SecurityToDo() {
  const { t } = useTexts();
  const { data } = useSecurityOverview();
  const gaps = data ? securityGaps(data) : 0;
  return gaps > 0 && <span>{t('memberCentre.toDo', { count: gaps })}</span>;
}
