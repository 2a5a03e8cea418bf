import * as z from 'zod/mini';
import { followSession } from './followSession';
import { followMoney } from './moneyMoved';
import { followPresses } from './presses';
import { type ApiSettings, setApiSettings } from './settings';

/** Sets the client up. Called once, before the first call; again replaces the settings. */
export function configureApi(settings: ApiSettings): void {
  // The faster parser needs eval, which the content security policy refuses and reports.
  z.config({ jitless: true });
  setApiSettings(settings);
  followSession();
  followMoney();
  followPresses();
}
