/* Without a schema, so that the first script of a page may import it. */

/** Languages that the site has texts for. TY is accepted when a pack exists (decision 2). */
export const SITE_LANGUAGES = ['th', 'en', 'id'] as const;

/** How requests and storage spell a language (`LanguageParameter`). */
export const LANGUAGE_PARAMETERS = { th: 'TH', en: 'EN', id: 'ID' } as const satisfies Record<
  (typeof SITE_LANGUAGES)[number],
  string
>;
