import { initI18n, type SiteLanguage } from '@site/i18n';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LanguageSwitcher } from './LanguageSwitcher';

function show(languages: SiteLanguage[]) {
  localStorage.clear();
  void initI18n({ merchantLanguages: languages, merchantDefault: 'th' });
  return render(<LanguageSwitcher />);
}

const offered = () => screen.getAllByRole('tab').map((tab) => tab.textContent);

it.each([
  [
    ['th', 'en'],
    ['ไทย', 'English'],
  ],
  [
    ['th', 'en', 'id'],
    ['ไทย', 'English', 'Indonesia'],
  ],
] as [SiteLanguage[], string[]][])(
  'lists %s with their flags, each in its own words @HS-039',
  (languages, names) => {
    show(languages);
    expect(offered()).toEqual(names);
    for (const [index, tab] of screen.getAllByRole('tab').entries()) {
      expect(tab.querySelector('svg')).toBeInTheDocument();
      expect(tab.querySelector('[lang]')).toHaveAttribute('lang', languages[index]);
    }
  },
);

it('puts the chosen language first and applies it @HS-040', async () => {
  show(['th', 'en', 'id']);
  await userEvent.click(screen.getByRole('tab', { name: 'Indonesia' }));
  expect(screen.getByRole('tab', { name: 'Indonesia' })).toHaveAttribute('aria-selected', 'true');
  await waitFor(() => expect(offered()).toEqual(['Indonesia', 'ไทย', 'English']));
  expect(document.documentElement.lang).toBe('id');
});

it('does not show where there is nothing to choose', () => {
  const { container } = show(['th']);
  expect(container).toBeEmptyDOMElement();
});
