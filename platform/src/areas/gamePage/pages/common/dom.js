// @ts-check

/**
 * A part of the document by its id.
 *
 * @param {string} id
 * @returns {HTMLElement}
 */
export function part(id) {
  const found = document.getElementById(id);
  if (!found) throw new Error(`the page has no ${id}`);
  return found;
}

/**
 * A new element with a class, attributes and children.
 *
 * @param {string} tag
 * @param {{ class?: string, text?: string, [attribute: string]: string | undefined }} properties
 * @param {Node[]} children
 */
export function element(tag, { class: className, text: content, ...attributes } = {}, children = []) {
  const made = document.createElement(tag);
  if (className) made.className = className;
  if (content !== undefined) made.textContent = content;
  for (const [name, value] of Object.entries(attributes))
    if (value !== undefined) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

/**
 * A button that does something.
 *
 * @param {{ class?: string, text?: string, [attribute: string]: string | undefined }} properties
 * @param {() => void} onPress
 */
export function button(properties, onPress) {
  const made = element('button', { type: 'button', ...properties });
  made.addEventListener('click', onPress);
  return made;
}

/**
 * Numbers as they were drawn.
 *
 * @param {readonly string[]} numbers
 */
export const balls = (numbers) =>
  element(
    'span',
    { class: 'balls', role: 'img', 'aria-label': numbers.join(' ') },
    numbers.map((number) => element('span', { class: 'ball figure', text: number })),
  );
