import { SHARED_CLASSES } from '@site/contracts/federation/firstView';
import { type DefaultTreeAdapterMap, defaultTreeAdapter, parseFragment, serialize } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

/** The most that a slot may write, in characters: some ten times what is in view. */
const MOST_CHARACTERS = 64_000;

const ELEMENTS = new Set(
  (
    'a article aside b button div em footer form h1 h2 h3 header i img input label li main nav ol p section small span strong ' +
    'time ul ' +
    'circle ellipse g line path polygon polyline rect svg use'
  ).split(' '),
);
const ATTRIBUTES =
  /^(?:alt|auto(?:capitalize|complete|correct)|class|datetime|decoding|dir|disabled|draggable|enterkeyhint|fetchpriority|for|height|hidden|href|id|inert|inputmode|lang|loading|maxlength|novalidate|placeholder|rel|role|spellcheck|src|tabindex|target|title|type|width|aria-[a-z]+|data-[a-z-]+|cx|cy|d|fill|focusable|points|r|rx|ry|stroke(?:-[a-z]+)?|transform|viewBox|x[12]?|y[12]?|xmlns)$/;
/** What fields may be: their contents are the application's to send. */
const FIELDS = /^(?:checkbox|password|search|tel|text)$/;
/** Where a link leads and a picture comes from: the site itself, or another one by https. */
const ADDRESS = /^(?:\/(?!\/)|#|https:\/\/)/;
/** What names other elements by their id. */
const REFERENCES = new Set(['aria-controls', 'aria-describedby', 'aria-labelledby', 'for']);
/** Ids are the page's own, which stands beside the first view for a moment. */
const OWN_ID = 'first-';

/**
 * Checks what a first view has written, and fits it into a document: nothing that runs, frames or sends; styles of
 * elements as data, which the document's first script puts in (there is no inline style); ids of its own; classes of
 * shared components by the name of whose copy the page has.
 *
 * @param sharedPrefix Of a class of a shared component: `host-shell` or the release's own, by what follows the prefix.
 * @returns The markup as the document may hold it.
 * @throws Error naming what it may not hold.
 */
export function checkMarkup(markup: string, sharedPrefix: (rest: string) => string): string {
  if (markup.length > MOST_CHARACTERS)
    throw new Error(`it has ${markup.length} characters, and at most ${MOST_CHARACTERS} are in view`);
  const fragment = parseFragment(markup);
  const check = (parent: Node) => {
    for (const child of [...(defaultTreeAdapter.getChildNodes(parent as Element) ?? [])]) {
      if (!defaultTreeAdapter.isElementNode(child)) {
        if (!defaultTreeAdapter.isTextNode(child))
          throw new Error('it has something beside elements and text');
        continue;
      }
      // React writes them for the pictures that come first; the pictures themselves follow.
      if (child.tagName === 'link') {
        defaultTreeAdapter.detachNode(child);
        continue;
      }
      if (!ELEMENTS.has(child.tagName)) throw new Error(`it has <${child.tagName}>`);
      const { tagName } = child;
      child.attrs = child.attrs.flatMap((attribute) => fitted(tagName, attribute, sharedPrefix));
      check(child);
    }
  };
  check(fragment);
  return serialize(fragment);
}

type Attribute = Element['attrs'][number];

function fitted(
  tagName: string,
  { name, value }: Attribute,
  sharedPrefix: (rest: string) => string,
): Attribute[] {
  // Of the router's, for a framework that is not here.
  if (name === 'data-discover') return [];
  if (name === 'style') return [{ name: 'data-style', value }];
  if (tagName === 'input') {
    // A form that a browser sends by itself has no fields, then.
    if (name === 'name' || name === 'value') return [];
    if (name === 'type' && !FIELDS.test(value)) throw new Error(`it has a field of the type ${value}`);
  }
  if (!ATTRIBUTES.test(name)) throw new Error(`it has the attribute ${name}`);
  if ((name === 'href' || name === 'src') && !ADDRESS.test(value)) throw new Error(`it leads to ${value}`);
  // The brand's drawings are the document's.
  if (name === 'href' && tagName === 'a' && value.startsWith('#')) {
    return [{ name, value: `#${OWN_ID}${value.slice(1)}` }];
  }
  if (name === 'class') return [{ name, value: classes(value, sharedPrefix) }];
  if (name === 'id') return [{ name, value: OWN_ID + value }];
  if (REFERENCES.has(name)) return [{ name, value: value.replace(/\S+/g, (id) => OWN_ID + id) }];
  return [{ name, value }];
}

function classes(value: string, sharedPrefix: (rest: string) => string): string {
  const shared = `${SHARED_CLASSES}__`;
  return value
    .split(' ')
    .map((name) => {
      if (!name.startsWith(shared)) return name;
      const rest = name.slice(shared.length);
      return `${sharedPrefix(rest)}__${rest}`;
    })
    .join(' ');
}
