/**
 * In the page: controls whose area for a finger is smaller than 44 by 44. Paint may be smaller: where a press
 * lands counts.
 */
export function smallTargets(): string[] {
  const REACH = 21;
  const controls = 'a[href], button, input, [role="tab"], [role="button"]';
  const found: string[] = [];
  // Where there is no room the header puts its balance out of sight, until the keyboard reaches it.
  const isClippedAway = (control: HTMLElement): boolean => {
    const clip = control.closest('header')?.querySelector<HTMLElement>(':scope > div');
    if (!clip?.contains(control)) return false;
    return control.getBoundingClientRect().top >= clip.getBoundingClientRect().bottom;
  };
  for (const control of document.querySelectorAll<HTMLElement>(controls)) {
    const style = getComputedStyle(control);
    // A link in a sentence is as high as its line (WCAG 2.5.8, inline).
    if (style.display === 'inline' || !control.checkVisibility({ visibilityProperty: true })) continue;
    if (control.closest('[aria-hidden="true"], [inert]') || control.closest('a[href="#content"]')) continue;
    if (isClippedAway(control)) continue;
    control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const { left, top, width, height } = control.getBoundingClientRect();
    if (width <= 1 || height <= 1) continue;
    const [x, y] = [left + width / 2, top + height / 2];
    // A carousel that has moved on has its first slides to the left of the screen, where nothing scrolls to.
    if (x < 0 && control.closest('[aria-roledescription]')) continue;
    const corners = [
      [x - REACH, y],
      [x + REACH, y],
      [x, y - REACH],
      [x, y + REACH],
    ] as const;
    const lands = corners.every(([atX, atY]) => {
      const hit = document.elementFromPoint(atX, atY);
      return hit !== null && (control.contains(hit) || hit.closest('label')?.contains(control) === true);
    });
    if (!lands)
      found.push(`${Math.round(width)} × ${Math.round(height)}: ${control.outerHTML.slice(0, 120)}`);
  }
  return found;
}
