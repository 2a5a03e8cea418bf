/** What people know an element by: its kind, and its name. */
function nameOf(element: Element): string {
  const { tagName } = element;
  const words = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : element.textContent;
  return `${tagName} ${element.getAttribute('role')} ${element.getAttribute('aria-label') ?? words}`;
}

/**
 * The element of the application that a link, button or field of the first view stands for: of those with its name, the one in
 * its place among them.
 */
export function counterpart(
  target: Element,
  view: ParentNode,
  application: ParentNode,
): HTMLElement | undefined {
  const name = nameOf(target);
  const alike = (within: ParentNode) =>
    [...within.querySelectorAll<HTMLElement>('a, button, input')].filter(
      (element) => nameOf(element) === name,
    );
  const place = alike(view).indexOf(target as HTMLElement);
  const found = alike(application);
  return found[place] ?? found[0];
}
