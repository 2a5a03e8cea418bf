import { render, screen } from '@testing-library/react';
import { EmptyState } from '.';

it('is a heading, a sentence and an action; the picture is decoration', () => {
  const { container } = render(
    <EmptyState
      heading="h1"
      picture="lantern"
      title="Back shortly"
      body="We are upgrading the platform."
      action={<button type="button">Contact support</button>}
    />,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Back shortly' })).toBeInTheDocument();
  expect(screen.getByText('We are upgrading the platform.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Contact support' })).toBeInTheDocument();
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});
