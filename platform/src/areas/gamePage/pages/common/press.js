// @ts-check

/**
 * One press is one call. A key that is held down repeats its press: it has to be released first. A finger has, because a
 * click comes when it leaves.
 *
 * @param {HTMLElement} button
 * @param {() => void} onPress
 */
export function onPress(button, onPress) {
  button.addEventListener('keydown', (event) => {
    if (event.repeat) event.preventDefault();
  });
  button.onclick = onPress;
}
