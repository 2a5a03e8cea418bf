import { consolidatedSettings, systemStatus } from '@site/contracts/areas/system';
import type { FirstViewPage } from '@site/contracts/federation/firstView';
import type { Merchant } from '@site/contracts/federation/merchant';
import { PATHS } from '@site/contracts/values/paths';
import firstView from './firstView';
import { settings, status } from './testing/fakeLogin';

const merchant = { code: 'aurora', timeZone: 'Asia/Bangkok', languages: ['th', 'en'] } as unknown as Merchant;

function pageWith(values: Readonly<Record<string, unknown>>, language: FirstViewPage['language'] = 'en') {
  const answers = Object.entries(values).map(
    ([path, value]) => [`${path}?`, { status: 200, body: JSON.stringify({ success: true, value }) }] as const,
  );
  const path = PATHS.login;
  const paths = [path, PATHS.register, PATHS.forgotPassword];
  return { merchant, language, path, paths, answers: Object.fromEntries(answers) };
}

const rules = { [consolidatedSettings.path]: settings, [systemStatus.path]: status };

it('draws the form of the login page, labelled, for guests alone @FD-035', async () => {
  const markup = await firstView.draw('./LoginPage', pageWith(rules));
  document.body.innerHTML = markup;
  const form = document.querySelector('form');
  const [name, password, remember] = form?.querySelectorAll('input') ?? [];
  expect(name?.labels?.[0]).toHaveTextContent('Username');
  expect(password?.labels?.[0]).toHaveTextContent('Password');
  expect(remember?.labels?.[0]).toHaveTextContent('Remember me');
  expect(form).not.toHaveAttribute('aria-busy');
  expect(document.querySelector('[data-for="guest"]')).toHaveAttribute('data-parameters', 'return');
  expect(document.querySelector('[data-for="guest"]')).toContainElement(form);
});

it('draws it in the language of the document', async () => {
  expect(await firstView.draw('./LoginPage', pageWith(rules, 'th'))).toContain('เข้าสู่ระบบ');
});

it('draws nothing of rules that are none', async () => {
  const drawn = firstView.draw('./LoginPage', pageWith({ ...rules, [consolidatedSettings.path]: 'none' }));
  await expect(drawn).rejects.toMatchObject({ code: 'client.response.malformed' });
});
