/** A tab that the page opens, as far as it uses it. */
export function openedTab() {
  const tab = { opener: window as Window | null, location: { replace: jest.fn() }, close: jest.fn() };
  const open = jest.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
  return { open, tab };
}
