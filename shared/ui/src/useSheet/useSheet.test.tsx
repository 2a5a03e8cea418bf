import { act, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { address, renderInSite } from '../testing';
import { type Opening, useAddressSheet, useSheet } from '.';

describe('a sheet without an address', () => {
  it('is another one with each opening', () => {
    const { result } = renderHook(() => useSheet());
    expect(result.current).toMatchObject({ open: false, opening: 0 });
    act(() => result.current.show());
    expect(result.current).toMatchObject({ open: true, opening: 1 });
    act(() => result.current.close());
    expect(result.current).toMatchObject({ open: false, opening: 1 });
    act(() => result.current.show());
    expect(result.current).toMatchObject({ open: true, opening: 2 });
  });

  it('is not closed by what an earlier opening has waited for', () => {
    const { result } = renderHook(() => useSheet());
    act(() => result.current.show());
    const { close } = result.current;
    act(() => result.current.close());
    act(() => result.current.show());
    act(() => close());
    expect(result.current.open).toBe(true);
  });
});

describe('a sheet with an address', () => {
  /** Every opening that there was, as its sheet had it. */
  let openings: Opening[];
  const latest = () => openings.at(-1) as Opening;

  function Page() {
    const [known, setKnown] = useState(['1', '2']);
    const sheet = useAddressSheet('record', (id) => known.includes(id));
    if (sheet.opening !== latest()?.opening) openings.push(sheet);
    openings[openings.length - 1] = sheet;
    return (
      <>
        <h1>{sheet.open ? `Record ${sheet.value}` : 'List'}</h1>
        {['1', '2', '3'].map((id) => (
          <button key={id} type="button" onClick={() => sheet.show(id)}>
            Open {id}
          </button>
        ))}
        <button type="button" onClick={() => setKnown(['1', '2', '3'])}>
          Load
        </button>
        <button type="button" onClick={() => setKnown([])}>
          Forget
        </button>
        <button type="button" onClick={sheet.close}>
          Close
        </button>
      </>
    );
  }

  const show = (path: string) => {
    openings = [];
    return renderInSite(<Page />, { path, texts: {} });
  };
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  const title = (name: string) => screen.findByRole('heading', { name });
  /** Time enough for a step that should not have been made. */
  const aMoment = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));

  it('opens by a step, keeps the rest of the address, and closes by that step', async () => {
    show('/m/transaction/record?tab=deposits');
    await press('Open 1');
    await title('Record 1');
    expect(address()).toBe('/m/transaction/record?tab=deposits&record=1');
    expect(window.history.state).toMatchObject({ idx: 1 });
    await press('Close');
    await title('List');
    expect(address()).toBe('/m/transaction/record?tab=deposits');
    expect(window.history.state).toMatchObject({ idx: 0 });
  });

  it('is closed by Back, and still says what it was about while it goes', async () => {
    show('/m/transaction/record');
    await press('Open 1');
    await title('Record 1');
    act(() => window.history.back());
    await title('List');
    expect(address()).toBe('/m/transaction/record');
    expect(latest().value).toBe('1');
  });

  it('makes one step of a double tap', async () => {
    show('/m/transaction/record');
    await userEvent.dblClick(screen.getByRole('button', { name: 'Open 1' }));
    await title('Record 1');
    expect(window.history.state).toMatchObject({ idx: 1 });
  });

  it('opened by its address, it leaves the page in its place', async () => {
    show('/m/transaction/record?record=2&tab=deposits');
    await title('Record 2');
    await press('Close');
    await title('List');
    expect(address()).toBe('/m/transaction/record?tab=deposits');
  });

  it('waits for what it is about', async () => {
    show('/m/transaction/record?record=3');
    await title('List');
    await press('Load');
    await title('Record 3');
  });

  it('stays while it is about something that is no longer listed, and does not open that again', async () => {
    show('/m/transaction/record?record=1');
    await title('Record 1');
    await press('Forget');
    await title('Record 1');
    await press('Open 2');
    await title('List');
  });

  it('goes one step however often it is closed, and none for an opening that is over', async () => {
    show('/m/transaction/record');
    await press('Open 1');
    await title('Record 1');
    const first = latest();
    await press('Close');
    await title('List');
    await press('Open 2');
    await title('Record 2');
    expect(first.isOpen()).toBe(false);
    expect(latest().isOpen()).toBe(true);
    act(() => first.close());
    await aMoment();
    expect(address()).toBe('/m/transaction/record?record=2');
    act(() => {
      latest().close();
      latest().close();
    });
    await title('List');
    await aMoment();
    expect(address()).toBe('/m/transaction/record');
  });

  it('leaves no page that the member has gone on to', async () => {
    const { unmount } = show('/m/transaction/record');
    await press('Open 1');
    await title('Record 1');
    const left = latest();
    unmount();
    await waitFor(() => expect(left.isOpen()).toBe(false));
    left.close();
    await aMoment();
    expect(address()).toBe('/m/transaction/record?record=1');
  });
});
