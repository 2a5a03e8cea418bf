/** What the switches of the showcase choose; kept in the address, so that a state can be linked and photographed. */
export interface Settings {
  merchant: 'aurora' | 'lagoon';
  theme: 'dark' | 'light';
  language: 'en' | 'th';
  width: '390' | '320';
}

const options: { readonly [Name in keyof Settings]: readonly Settings[Name][] } = {
  merchant: ['aurora', 'lagoon'],
  theme: ['dark', 'light'],
  language: ['en', 'th'],
  width: ['390', '320'],
};

export const settingOptions = options;

/** Reads the address; anything unknown falls back to the first option. */
export function readSettings(search: string): Settings {
  const query = new URLSearchParams(search);
  const pick = <Name extends keyof Settings>(name: Name): Settings[Name] =>
    options[name].find((option) => option === query.get(name)) ?? (options[name][0] as Settings[Name]);
  return {
    merchant: pick('merchant'),
    theme: pick('theme'),
    language: pick('language'),
    width: pick('width'),
  };
}

/** The address of the board with these settings. */
export function boardAddress(settings: Settings): string {
  return `?${new URLSearchParams({ ...settings, board: '' })}`;
}
