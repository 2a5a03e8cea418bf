import { render } from '@testing-library/react';
import { PageTitleContext, usePageTitle } from './pageTitle';

function Page({ name }: { name: string | undefined }) {
  usePageTitle(name);
  return null;
}

it('gives the title while there is one, and takes it back with the page', () => {
  const setTitle = jest.fn();
  const page = (name?: string) => (
    <PageTitleContext value={setTitle}>
      <Page name={name} />
    </PageTitleContext>
  );
  const { rerender, unmount } = render(page(''));
  expect(setTitle).toHaveBeenLastCalledWith(undefined);
  rerender(page('ปลาคาร์ปทองแดง'));
  expect(setTitle).toHaveBeenLastCalledWith('ปลาคาร์ปทองแดง');
  unmount();
  expect(setTitle).toHaveBeenLastCalledWith(undefined);
});

it('does nothing outside of a host', () => {
  expect(() => render(<Page name="Copper Koi" />)).not.toThrow();
});
