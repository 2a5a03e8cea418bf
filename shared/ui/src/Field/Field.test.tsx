import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { startUiTexts } from '../testing/startUiTexts';
import { Field } from '.';

beforeEach(() => startUiTexts());

describe('Field', () => {
  it('is found by its label, and hands its input to a ref', () => {
    const ref = createRef<HTMLInputElement>();
    render(<Field label="Username" name="username" ref={ref} />);
    expect(screen.getByLabelText('Username')).toBe(ref.current);
    expect(ref.current).toHaveAttribute('name', 'username');
  });

  it('describes its input with the error and the hint', () => {
    render(<Field label="Password" error="Password incorrect. 4 tries left." hint="6 to 20 characters" />);
    const input = screen.getByLabelText('Password');
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription('Password incorrect. 4 tries left. 6 to 20 characters');
  });

  it('announces an error that arrives later', () => {
    const { rerender } = render(<Field label="Password" />);
    const message = document.getElementById(`${screen.getByLabelText('Password').id}-message`);
    expect(message).toHaveAttribute('aria-live', 'polite');
    rerender(<Field label="Password" error="Enter your password." />);
    expect(message).toHaveTextContent('Enter your password.');
  });

  it('shows and hides a password without losing it', async () => {
    render(<Field label="Password" type="password" />);
    const input = screen.getByLabelText('Password');
    await userEvent.type(input, 'Passw0rd1');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(input).toHaveAttribute('type', 'text');
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(input).toHaveAttribute('type', 'password');
    expect(input).toHaveValue('Passw0rd1');
  });

  it('speaks Thai on a Thai page', () => {
    startUiTexts('th');
    render(<Field label="รหัสผ่าน" type="password" />);
    expect(screen.getByRole('button', { name: 'แสดงรหัสผ่าน' })).toBeInTheDocument();
  });
});
