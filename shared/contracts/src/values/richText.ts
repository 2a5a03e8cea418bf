/** The tags of text with markup: structure, links and pictures; no scripts, styles, forms and frames. */
export const RICH_TEXT_TAGS: readonly string[] =
  'a b blockquote br code div em h2 h3 h4 hr i img li ol p s small span strong sub sup table tbody td th thead tr u ul'.split(
    ' ',
  );

/** Their attributes. */
export const RICH_TEXT_ATTRIBUTES: readonly string[] =
  'href src alt title width height colspan rowspan lang dir'.split(' ');

/** Where links and pictures may lead: a scheme that is listed, a path of the site, or a place on its page. */
export const RICH_TEXT_ADDRESS = /^(?:https?:|mailto:|tel:|\/(?!\/)|#)/i;
