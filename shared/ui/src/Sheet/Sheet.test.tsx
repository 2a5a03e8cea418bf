import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { startUiTexts } from '../testing/startUiTexts';
import { Sheet } from '.';

beforeEach(() => startUiTexts());

function Example({ header, content }: { header?: string; content?: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Filter
      </button>
      <Sheet open={open} onClose={() => setOpen(false)} title="Filter games" header={header}>
        {content ?? <button type="button">Moonreef</button>}
      </Sheet>
    </>
  );
}

async function openSheet(header?: string) {
  render(<Example {...(header !== undefined && { header })} />);
  await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
  return screen.findByRole('dialog', { name: 'Filter games' });
}

describe('Sheet', () => {
  it('closes with its cross and gives focus back', async () => {
    await openSheet();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Filter' })).toHaveFocus();
  });

  it('gives focus back also when its content has taken it at once', async () => {
    function Figures() {
      const input = useRef<HTMLInputElement>(null);
      useEffect(() => input.current?.focus(), []);
      return <input ref={input} aria-label="Figures" />;
    }
    render(<Example content={<Figures />} />);
    await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
    await waitFor(() => expect(screen.getByLabelText('Figures')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Filter' })).toHaveFocus();
  });

  it('closes with Esc', async () => {
    await openSheet();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('keeps its name when a header takes the place of the title', async () => {
    expect(await openSheet('Narin S.')).toHaveTextContent('Narin S.');
  });
});
