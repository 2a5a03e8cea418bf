import { signOut } from '@site/session';
import { act, screen, within } from '@testing-library/react';
import { fakeAgent } from '../fakeAgent';
import { renderRemote } from '../renderRemote';
import AgentHomePage from './AgentHomePage';

afterEach(() => act(() => signOut()));

let seen: (entry: Partial<IntersectionObserverEntry>) => void;
let watched: Element | undefined;
beforeEach(() => {
  jest.spyOn(window, 'IntersectionObserver').mockImplementation((callback) => {
    const observer = {
      observe: (element: Element) => {
        watched = element;
      },
      disconnect() {},
    } as IntersectionObserver;
    seen = (entry) => act(() => callback([entry as IntersectionObserverEntry], observer));
    return observer;
  });
});

const at = (top: number) => ({ top }) as DOMRectReadOnly;
const header = () => screen.getAllByRole('button', { name: 'Back' })[0]?.closest('header') as HTMLElement;

it('says who is here once the name has gone under it, and no longer when it is back @AG-029', async () => {
  await fakeAgent();
  renderRemote(<AgentHomePage />);
  const name = await screen.findByRole('heading', { level: 1, name: 'Suda P.' });
  expect(watched).toBe(name);
  expect(header()).not.toHaveAttribute('data-solid');

  seen({ isIntersecting: false, boundingClientRect: at(40) });
  expect(header()).toHaveAttribute('data-solid');
  expect(within(header()).getByText('Suda P.')).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);

  seen({ isIntersecting: true, boundingClientRect: at(70) });
  expect(header()).not.toHaveAttribute('data-solid');
});

it('is not taken for passed where the name is below the screen', async () => {
  await fakeAgent();
  renderRemote(<AgentHomePage />);
  await screen.findByRole('heading', { level: 1, name: 'Suda P.' });
  seen({ isIntersecting: false, boundingClientRect: at(900) });
  expect(header()).not.toHaveAttribute('data-solid');
});
