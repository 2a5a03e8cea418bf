import { act, render, screen } from '@testing-library/react';
import { translator } from './i18n';
import {
  changeLanguage,
  errorText,
  initI18n,
  language,
  languageParameter,
  offeredLanguages,
  onLanguageChange,
  registerResources,
  translate,
  useLanguage,
  useTranslation,
} from './index';

const packs = {
  en: { hello: 'Hello {{name}}', only: { en: 'English' } },
  th: { hello: 'สวัสดี {{name}}' },
};

function start(
  stored?: string,
  languages: ('th' | 'en' | 'id')[] = ['th', 'en', 'id'],
  merchantDefault?: 'en' | 'id',
) {
  if (stored) localStorage.setItem('language', stored);
  return initI18n({
    merchantLanguages: languages,
    merchantDefault: merchantDefault ?? 'th',
    resources: { greetings: packs },
  });
}

afterEach(() => localStorage.clear());

describe('the language to start in', () => {
  it('is Thai when nothing says otherwise @SH-013', () => {
    start();
    expect(language()).toBe('th');
    expect(document.documentElement.lang).toBe('th');
  });

  it('is the one that the user chose', () => {
    start('EN');
    expect([language(), languageParameter()]).toEqual(['en', 'EN']);
    expect(document.documentElement.lang).toBe('en');
  });

  it.each(['CN', 'TY', 'xx', 'ID'])('is the merchant’s when the stored one, %s, is not offered', (stored) => {
    start(stored, ['th', 'en'], 'en');
    expect(language()).toBe('en');
  });

  it('is Thai when the merchant does not offer its own default', () => {
    start(undefined, ['th', 'en'], 'id');
    expect(language()).toBe('th');
  });
});

describe('texts', () => {
  it('of English and Thai are there at once @SH-012', () => {
    start('EN');
    expect(translate('greetings:hello', { name: '<b>Ann</b>' })).toBe('Hello <b>Ann</b>');
    start('TH');
    expect(translate('greetings:hello', { name: 'Ann' })).toBe('สวัสดี Ann');
  });

  it('that a language lacks are English', () => {
    start('TH');
    expect(translate('greetings:only.en')).toBe('English');
  });

  it('can come after the start, and again from another release of the same remote', () => {
    start('EN');
    registerResources('late', { en: { title: 'Old', gone: 'Still here' }, th: {} });
    registerResources('late', { en: { title: 'New' }, th: {} });
    expect(translate('late:title')).toBe('New');
    expect(translate('late:gone')).toBe('Still here');
  });

  it('may come while a component renders, again and again', () => {
    start('EN');
    const complaints = jest.spyOn(console, 'error').mockImplementation(() => {});
    const late = { en: { title: 'Late' }, th: { title: 'มาทีหลัง' } };
    function Other() {
      return <p>{useTranslation('greetings').t('only.en')}</p>;
    }
    function Late() {
      registerResources('rendered', { ...late });
      return <p>{useTranslation('rendered').t('title')}</p>;
    }
    const page = render(<Other />);
    page.rerender([<Other key="other" />, <Late key="late" />]);
    page.rerender([<Other key="other" />, <Late key="late" />]);
    expect(screen.getByText('Late')).toBeVisible();
    expect(complaints).not.toHaveBeenCalled();
  });

  it('of the release that came last stay when the first one renders again', () => {
    start('EN');
    const first = { en: { title: 'First' }, th: {} };
    registerResources('twice', first);
    registerResources('twice', { en: { title: 'Second' }, th: {} });
    registerResources('twice', { ...first });
    expect(translate('twice:title')).toBe('Second');
  });

  it('of a further language are fetched when it is chosen, and English until then @SH-012', async () => {
    start('EN');
    const fetchPack = jest.fn(async () => ({ default: { hello: 'Halo {{name}}' } }));
    registerResources('greetings', packs, { id: fetchPack });
    expect(fetchPack).not.toHaveBeenCalled();
    await changeLanguage('id');
    expect(translate('greetings:hello', { name: 'Ann' })).toBe('Halo Ann');
    expect(languageParameter()).toBe('ID');
  });

  it('of a further language come to what is on screen, also after the choice @SH-012', async () => {
    start('ID');
    const late = { en: { hello: 'Hello' }, th: { hello: 'สวัสดี' } };
    const further = { id: async () => ({ default: { hello: 'Halo' } }) };
    function Greeting() {
      registerResources('remote', late, further);
      return <p>{useTranslation('remote').t('hello')}</p>;
    }
    render(<Greeting />);
    expect(screen.getByText('Hello')).toBeVisible();
    expect(await screen.findByText('Halo')).toBeVisible();
  });

  it('of a further language that the user has chosen before are there when the start is ready', async () => {
    registerResources('early', { en: { hello: 'Hello' }, th: {} }, { id: async () => ({ hello: 'Halo' }) });
    await start('ID');
    expect(translate('early:hello')).toBe('Halo');
    expect(errorText(translator(), { code: 'auth.required' })).toBe('Silakan masuk terlebih dahulu.');
  });

  it('do not hold up the start when they hang', async () => {
    jest.useFakeTimers();
    registerResources('hanging', { en: { hello: 'Hello' }, th: {} }, { id: () => new Promise(() => {}) });
    const ready = jest.fn();
    void start('ID').then(ready);
    await jest.advanceTimersByTimeAsync(1_999);
    expect(ready).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(ready).toHaveBeenCalled();
    expect(translate('hanging:hello')).toBe('Hello');
    jest.useRealTimers();
    registerResources('hanging', { en: {}, th: {} });
  });

  it('are fetched again at the next change when they could not be had', async () => {
    start('EN');
    const fetchPack = jest
      .fn<Promise<{ hello: string }>, []>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue({ hello: 'Halo' });
    registerResources('greetings', packs, { id: fetchPack });
    await changeLanguage('id');
    expect(translate('greetings:hello', { name: 'Ann' })).toBe('Hello Ann');
    await changeLanguage('th');
    await changeLanguage('id');
    expect(translate('greetings:hello', { name: 'Ann' })).toBe('Halo');
  });

  it('are English when a pack cannot be fetched', async () => {
    start('EN');
    registerResources('greetings', packs, { id: () => Promise.reject(new Error('offline')) });
    await changeLanguage('id');
    expect(language()).toBe('id');
    expect(translate('greetings:hello', { name: 'Ann' })).toBe('Hello Ann');
  });
});

describe('choosing a language', () => {
  it('remembers it, marks the document and moves it to the front @HS-040 @HS-042', async () => {
    start('TH');
    const heard: string[] = [];
    const stop = onLanguageChange((next) => heard.push(next));
    await changeLanguage('en');
    stop();
    await changeLanguage('th');
    await changeLanguage('en');
    expect(localStorage.getItem('language')).toBe('EN');
    expect(document.documentElement.lang).toBe('en');
    expect(offeredLanguages()).toEqual(['en', 'th', 'id']);
    expect(heard).toEqual(['en']);
  });

  it('ignores one that the merchant does not offer', async () => {
    start('TH', ['th', 'en']);
    await changeLanguage('id');
    expect(language()).toBe('th');
    expect(localStorage.getItem('language')).toBe('TH');
  });

  it('ends with the last one chosen, however long its pack takes', async () => {
    start('EN');
    let deliver = () => {};
    const slow = new Promise<{ hello: string }>((resolve) => {
      deliver = () => resolve({ hello: 'Halo' });
    });
    registerResources('greetings', packs, { id: () => slow });
    const first = changeLanguage('id');
    await changeLanguage('th');
    deliver();
    await first;
    expect(language()).toBe('th');
    expect(localStorage.getItem('language')).toBe('TH');
  });

  it('renders components again @SH-014', async () => {
    start('EN');
    function Greeting() {
      const { t } = useTranslation('greetings');
      return (
        <p>
          {t('hello', { name: 'Ann' })} {useLanguage()}
        </p>
      );
    }
    render(<Greeting />);
    expect(screen.getByText('Hello Ann en')).toBeVisible();
    await act(() => changeLanguage('th'));
    expect(screen.getByText('สวัสดี Ann th')).toBeVisible();
  });
});
