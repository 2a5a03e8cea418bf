import { counterpart } from './counterpart';

type Field = HTMLInputElement;

/** Fields that somebody has filled in, or ticked, in the first view. */
function changedFields(view: ParentNode): readonly Field[] {
  return [...view.querySelectorAll<Field>('input')].filter(
    ({ value, defaultValue, checked, defaultChecked }) =>
      value !== defaultValue || checked !== defaultChecked,
  );
}

/** Whether the application has a field for each one with something in it. */
export function hasFieldsFor(view: ParentNode, application: ParentNode): boolean {
  return changedFields(view).every((field) => counterpart(field, view, application));
}

/** Brings what was typed to the same fields of the application, as if it had been typed there. */
export function bringTyped(view: ParentNode, application: ParentNode): void {
  for (const field of changedFields(view)) {
    const own = counterpart(field, view, application) as Field | undefined;
    if (!own) continue;
    if (own.checked !== field.checked) own.click();
    if (own.value === field.value) continue;
    // By the prototype's setter: React has one on the element, by which it would take this for a change of its own.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(own, field.value);
    own.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/** Puts the cursor where it was. */
export function focusAs(field: Element, own: HTMLElement): void {
  own.focus({ preventScroll: true });
  if (!(field instanceof HTMLInputElement && own instanceof HTMLInputElement)) return;
  // Only fields of text have one.
  if (field.selectionStart !== null) own.setSelectionRange(field.selectionStart, field.selectionEnd);
}
