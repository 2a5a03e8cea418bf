import { Refusal } from '../../http/refusal';
import { realityView } from '../play/reality';
import type { CareRule } from './question';

/** Where the merchant says so, a reality check that is due is answered before anything else begins (PL-015). */
export const realityIsChecked: CareRule = ({ movement, care, at }) => {
  if (movement.kind !== 'stake' || !care.settings.reality.blocks) return;
  const value = realityView(care, at, at);
  if (value.check) throw new Refusal('reality.check.due', { value });
};
