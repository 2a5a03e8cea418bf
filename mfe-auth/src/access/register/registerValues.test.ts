import type { RegisterSettings } from '@site/contracts/areas/registration';
import { runtime } from '@site/session/runtime';
import { emptyValues, payloadOf } from './registerValues';

jest.mock('@site/session/runtime');

const settings = { captcha: { enabled: false } } as RegisterSettings;

it.each(['APP', 'H5', 'PWA', 'WEBCLIP'] as const)('says that the site runs as %s @AU-061', (kind) => {
  jest.mocked(runtime).mockReturnValue({ kind, os: 'other', browser: 'other', canInstall: false });
  expect(payloadOf(emptyValues(true), { way: 'username', settings })).toMatchObject({ registerMethod: kind });
});
