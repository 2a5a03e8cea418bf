import { consolidatedSettings, type Settings } from '@site/contracts/areas/system';
import { screen } from '@testing-library/react';
import { renderShell, shellPlatform } from '../../testing/renderShell';
import { ResponsiblePlay } from './ResponsiblePlay';

const settings: Settings = {
  rules: {},
  minAge: 18,
  termsTicked: true,
  rememberPassword: true,
  jackpot: 'off',
  minBetText: 'baht',
};

it('says 18 until the merchant says something else @SH-036', () => {
  shellPlatform();
  renderShell(<ResponsiblePlay />);
  expect(screen.getByText('18+')).toBeVisible();
});

it.each([18, 21])('says the age of the merchant: %i @SH-036', async (minAge) => {
  shellPlatform().answer(consolidatedSettings, { ...settings, minAge });
  renderShell(<ResponsiblePlay />);
  expect(await screen.findByText(`${minAge}+`)).toBeVisible();
});
