import { federation } from './runtime';
import { forgetRefused, forgetUnloaded } from './shareScope';

jest.mock('./runtime', () => ({ federation: jest.fn() }));

const shared = (from: string, loaded: boolean) => ({ from, loaded, loading: Promise.resolve() });

it('leaves to nobody what a remote failed to bring, and leaves all else', () => {
  const failed = shared('mfe_games', false);
  const held = shared('mfe_games', true);
  const others = shared('mfe_auth', false);
  const shareScopeMap = { default: { failed: { '1': failed }, held: { '1': held, '2': others } } };
  jest.mocked(federation).mockReturnValue({ shareScopeMap } as unknown as ReturnType<typeof federation>);
  forgetUnloaded('mfe_games');
  expect(shareScopeMap).toEqual({ default: { failed: {}, held: { '1': held, '2': others } } });
});

it('leaves to nobody what a remote brought that the page refused, loaded or not', () => {
  const broken = shared('mfe_games', true);
  const others = shared('mfe_auth', true);
  const shareScopeMap = {
    default: { one: { '1': broken, '2': others }, two: { '1': shared('mfe_games', false) } },
  };
  jest.mocked(federation).mockReturnValue({ shareScopeMap } as unknown as ReturnType<typeof federation>);
  forgetRefused('mfe_games');
  expect(shareScopeMap).toEqual({ default: { one: { '2': others }, two: {} } });
});
