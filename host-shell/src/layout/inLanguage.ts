/** A text that came with data: in the page's language, else in the first that there is. */
export function inLanguage(texts: Readonly<Record<string, string>>, language: string): string {
  return texts[language] ?? Object.values(texts)[0] ?? '';
}
