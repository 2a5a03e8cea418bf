import { fireEvent, screen, waitFor } from '@testing-library/react';

/** Presses the button of a press without an answer, once it takes one. */
export async function askAgain(): Promise<void> {
  const button = await screen.findByRole('button', { name: 'Ask again' });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
  fireEvent.click(button);
}
