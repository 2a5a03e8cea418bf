/** What a new page of this browser shows, and a press on the eye. */
async function openPage() {
  jest.resetModules();
  const { act, renderHook } = await import('@testing-library/react/pure');
  const { toggleBalanceHidden, useBalanceHidden } = await import('./balanceVisibility');
  const { result } = renderHook(useBalanceHidden);
  return { isHidden: () => result.current, press: () => act(toggleBalanceHidden) };
}

it('shows balances until they are hidden, and keeps them hidden in this browser @HS-045', async () => {
  const first = await openPage();
  expect(first.isHidden()).toBe(false);
  first.press();
  expect(first.isHidden()).toBe(true);

  const next = await openPage();
  expect(next.isHidden()).toBe(true);
  next.press();
  expect(next.isHidden()).toBe(false);
  expect((await openPage()).isHidden()).toBe(false);
});
