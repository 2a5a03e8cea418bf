import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, useBack, useLocation, useNavigate } from './index';
import { routed } from './testing';

function Page({ rule, otherwise }: { rule: 'step' | 'home'; otherwise?: string }) {
  const back = useBack(rule, otherwise);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (
    <>
      <h1>{pathname}</h1>
      <Link to="/m/notice">Notices</Link>
      <button type="button" onClick={back}>
        Back
      </button>
      <button type="button" onClick={() => navigate('/m/agent', { replace: true })}>
        Redirect
      </button>
    </>
  );
}

const title = () => screen.getByRole('heading').textContent;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const toNotices = () => userEvent.click(screen.getByRole('link', { name: 'Notices' }));

beforeEach(() => window.history.replaceState(null, '', '/'));

it('goes one step back @HS-019', async () => {
  render(routed(<Page rule="step" />, '/m/activity'));
  await toNotices();
  expect(title()).toBe('/m/notice');
  await press('Back');
  await waitFor(() => expect(title()).toBe('/m/activity'));
});

it('goes home from a page that was opened by its address @HS-020', async () => {
  render(routed(<Page rule="step" />, '/m/gameList?gameType=RNG'));
  await press('Back');
  expect(title()).toBe('/m/home');
  expect(window.history.state).toMatchObject({ idx: 0 });
});

it('goes to the page that stands for the step where there is none', async () => {
  render(routed(<Page rule="step" otherwise="/m/withdraw" />, '/m/securityCenter?part=cards'));
  await press('Back');
  expect(title()).toBe('/m/withdraw');
  expect(window.history.state).toMatchObject({ idx: 0 });
});

it('goes home from a page that a redirect put in the place of the first @HS-020', async () => {
  render(routed(<Page rule="step" />, '/m/gameList'));
  await press('Redirect');
  expect(title()).toBe('/m/agent');
  await press('Back');
  expect(title()).toBe('/m/home');
});

it('goes home where the route says so, whatever came before @HS-018', async () => {
  render(routed(<Page rule="home" />, '/m/activity'));
  await toNotices();
  await press('Back');
  expect(title()).toBe('/m/home');
});
