import { federation } from './runtime';
import { forgetUnloaded } from './shareScope';

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
