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
] as [SiteLanguage[], string[]][])('lists %s, each in its own words @HS-039', (languages, names) => {
  show(languages);
  expect(offered()).toEqual(names);
  for (const [index, tab] of screen.getAllByRole('tab').entries()) {
    expect(tab.querySelector('[lang]')).toHaveAttribute('lang', languages[index]);
  }
});

/** The colours of each flag, written out: Thailand's, the United Kingdom's, Indonesia's. */
const FLAG_COLOURS: Record<SiteLanguage, string[]> = {
  th: ['#2d2a4a', '#a51931', '#f4f5f8'],
  en: ['#1f3a7d', '#c8102e', '#f4f5f8'],
  id: ['#ce1126', '#fff'],
};

it.each([[['th', 'en']], [['th', 'en', 'id']]] as [SiteLanguage[]][])(
  'gives each of %s its own flag @HS-039',
  (languages) => {
    show(languages);
    for (const [index, tab] of screen.getAllByRole('tab').entries()) {
      const drawn = [...tab.querySelectorAll('svg path')].map(
        (path) => path.getAttribute('stroke') ?? path.getAttribute('fill'),
      );
      expect([...new Set(drawn)].sort()).toEqual(FLAG_COLOURS[languages[index] as SiteLanguage]);
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
