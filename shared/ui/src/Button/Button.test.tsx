import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '.';

describe('Button', () => {
  it('is no submit button unless it is told to be', () => {
    render(<Button>Deposit</Button>);
    expect(screen.getByRole('button', { name: 'Deposit' })).toHaveAttribute('type', 'button');
  });

  it.each([
    ['loading', { loading: true }],
    ['disabled', { disabled: true }],
  ])('ignores presses and stays in the tab order while %s', async (_state, props) => {
    const onClick = jest.fn();
    render(
      <Button onClick={onClick} {...props}>
        Log in
      </Button>,
    );
    await userEvent.tab();
    expect(screen.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.dblClick(screen.getByRole('button'));
    expect(onClick).not.toHaveBeenCalled();
    expect(screen.getByRole('button')).toHaveAttribute('aria-disabled', 'true');
  });

  it('does not submit its form while loading', async () => {
    const onSubmit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" loading>
          Log in
        </Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('keeps its words while loading, and says that it is busy', () => {
    render(<Button loading>Log in</Button>);
    expect(screen.getByRole('button', { name: 'Log in' })).toHaveAttribute('aria-busy', 'true');
  });

  it('lends its look to a link', () => {
    render(
      <Button variant="quiet" render={<a href="/m/login" className="own" />}>
        Log in
      </Button>,
    );
    const link = screen.getByRole('link', { name: 'Log in' });
    expect(link).toHaveAttribute('href', '/m/login');
    expect(link).toHaveClass('button', 'quiet', 'own');
  });
});
