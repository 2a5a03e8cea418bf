import { RICH_TEXT_ADDRESS, RICH_TEXT_ATTRIBUTES, RICH_TEXT_TAGS } from '@site/contracts/values/richText';
import createDOMPurify, { type DOMPurify } from 'dompurify';

let purifier: DOMPurify | undefined;

/** Links leave the site in a new tab and learn nothing of this one. */
function openInNewTab(node: Element): void {
  if (node.tagName === 'A' && node.hasAttribute('href')) {
    node.setAttribute('target', '_blank');
    node.setAttribute('rel', 'noopener noreferrer');
  }
}

/** DOMPurify lets `data:` pictures through whatever the address pattern says. */
function refuseDataPicture(
  _node: Element,
  attribute: { attrName: string; attrValue: string; keepAttr: boolean },
): void {
  if (attribute.attrName === 'src' && !RICH_TEXT_ADDRESS.test(attribute.attrValue))
    attribute.keepAttr = false;
}

/** Made on first use, because a module that the page only loads must not touch it. */
function getPurifier(): DOMPurify {
  if (!purifier) {
    purifier = createDOMPurify(window);
    purifier.addHook('uponSanitizeAttribute', refuseDataPicture);
    purifier.addHook('afterSanitizeAttributes', openInNewTab);
  }
  return purifier;
}

/**
 * The one policy for text with markup that the platform sends: announcements, promotion rules, help.
 * Structure, links and pictures pass; scripts, styles, forms, frames and any scheme but http(s), mailto and
 * tel do not (`javascript:` and `data:` among them).
 */
export function sanitize(html: string): TrustedHTML {
  return getPurifier().sanitize(html, {
    RETURN_TRUSTED_TYPE: true,
    ALLOWED_TAGS: [...RICH_TEXT_TAGS],
    ALLOWED_ATTR: [...RICH_TEXT_ATTRIBUTES],
    ALLOWED_URI_REGEXP: RICH_TEXT_ADDRESS,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  });
}
