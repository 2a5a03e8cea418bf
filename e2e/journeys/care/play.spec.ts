import { careWords } from '../../support/careWords';
import { passMinutes } from '../../support/passTime';
import { platformCall } from '../../support/platformCall';
import { newMoneyMember } from '../../support/sandboxBank';
import { expect, test } from '../../support/test';
import { words } from '../../support/words';

const GAME = '/m/play?game=MOONREEF-copper-koi';

test('a game keeps to the stake and the time that its player has set', {
  tag: ['@PL-007', '@PL-008', '@PL-009'],
}, async ({ page, context }) => {
  const say = careWords.en;
  const member = await newMoneyMember(context, 'aurora', { money: '500.00' });
  const limit = (payload: object) => platformCall(member, 'PUT', '/wps/care/limits', payload);
  await limit({ kind: 'STAKE', value: '10.00' });
  await limit({ kind: 'STRETCH_TIME', value: '30' });
  await page.goto(GAME);
  const game = page.frameLocator('iframe');
  const spin = game.getByRole('button', { name: words.en.spin, exact: true });
  await expect(spin).toHaveAttribute('aria-disabled', 'false');
  await expect(game.getByRole('button', { name: say.raiseBet })).toHaveAttribute('aria-disabled', 'true');
  await spin.click();
  await expect(spin).toHaveAttribute('aria-disabled', 'false');

  await passMinutes(member, 26);
  const seen = page.waitForResponse((answer) => answer.url().endsWith('/wps/care/seen'));
  await page.reload();
  // Later ones come each minute: until then the game is the first to hear that the time is up.
  await seen;
  await expect(page.getByText(say.minutesLeft)).toBeVisible();
  await expect(spin).toHaveAttribute('aria-disabled', 'false');

  await passMinutes(member, 5);
  // The page is told, or the next round is refused: whichever comes first.
  await spin.click({ timeout: 5_000 }).catch(() => undefined);
  await expect(page.getByRole('alert').getByRole('heading', { name: say.timeIsUp })).toBeVisible();
  await expect(spin).toHaveCount(0);
  await page.getByRole('button', { name: say.leaveGame }).click();
  await expect(page).not.toHaveURL(/\/m\/play/);
});
