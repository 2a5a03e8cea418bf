/**
 * For `addInitScript`: the page of a player who wants no more of home's pop-ups today. They would open over
 * whatever a test is about.
 */
export function hideLoginPopup(): void {
  // Frames of other origins have a storage of their own, and the first document none at all.
  if (window.origin === 'null') return;
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Bangkok' }).format();
  for (const list of ['A', 'B']) localStorage.setItem(`hideLoginPopup.${list}`, today);
}
