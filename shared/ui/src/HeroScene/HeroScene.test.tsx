import { configureApi } from '@site/api';
import { testMerchant } from '@site/api/testing';
import { render, screen } from '@testing-library/react';
import { HeroScene } from '.';

const open = (heroScene?: string) => {
  const merchant = { ...testMerchant, ...(heroScene && { heroScene }) };
  configureApi({ merchant, language: () => 'en', onSessionEnded: () => {} });
  render(<HeroScene as="header">Good to see you</HeroScene>);
};

it('shows the merchant’s picture behind what it holds, for the eye alone', () => {
  open('skyLanterns');
  const picture = screen.getByRole('presentation');
  expect(picture).toHaveAttribute('src', `/cdn/scenes/${testMerchant.code}/skyLanterns.svg?size=hero`);
  expect(screen.getByRole('banner')).toHaveTextContent('Good to see you');
});

it('asks for no picture where the merchant has none', () => {
  open();
  expect(screen.getByText('Good to see you')).toBeVisible();
  expect(screen.queryByRole('presentation')).not.toBeInTheDocument();
});
