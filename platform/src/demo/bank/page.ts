import { plainPage } from '../../core/http/plainPage';
import { escapeXml } from '../../core/text';

/** What the sandbox's pages with buttons look like. */
export const SANDBOX_STYLE = [
  'body{max-width:44rem;margin:0 auto;padding:1.5rem 1rem}',
  'h1{margin:0}h2{font-size:1.125rem;margin:1.5rem 0 0}h3{font-size:1rem;margin:0}',
  'p{margin:.25rem 0}header p{opacity:.8}',
  'a{color:inherit;font-weight:600;padding:.625rem .5rem .625rem 0;display:inline-block}',
  'ol{list-style:none;padding:0;margin:.75rem 0;display:grid;gap:.75rem}',
  'li{border:1px solid;border-color:color-mix(in srgb,currentColor 25%,transparent);border-radius:.75rem;padding:.75rem 1rem;overflow-wrap:anywhere}',
  'form{display:flex;flex-wrap:wrap;gap:.5rem;align-items:end;margin:.5rem 0 0}',
  'button,input{font:inherit;min-height:2.75rem;padding:0 .875rem;border:1px solid;border-radius:.5rem;background:transparent;color:inherit}',
  'button{font-weight:600;cursor:pointer}',
  'label{display:grid;font-size:.875rem}input{width:8rem}',
  '[role=status]{border-left:.25rem solid;padding:.5rem .75rem;margin:.75rem 0}',
  '.amount{font-size:1.75rem;font-weight:700}',
].join('');

/** A page of the sandbox's bank and gateway. */
export const sandboxPage = plainPage(SANDBOX_STYLE);

/** A form that only has buttons, each of which is one act, besides what it is about. */
export function actForm(
  action: string,
  about: Readonly<Record<string, string>>,
  acts: readonly { act: string; label: string }[],
): string {
  const hidden = Object.entries(about).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeXml(value)}">`,
  );
  const buttons = acts.map(
    ({ act, label }) => `<button name="act" value="${act}">${escapeXml(label)}</button>`,
  );
  return `<form method="post" action="${action}">${[...hidden, ...buttons].join('')}</form>`;
}

/** A form that pays an amount that is typed. */
export function amountForm(
  action: string,
  about: Readonly<Record<string, string>>,
  { label, button, amount }: { label: string; button: string; amount: string },
): string {
  const hidden = Object.entries({ ...about, act: 'pay' }).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeXml(value)}">`,
  );
  const field = `<label>${escapeXml(label)}<input name="amount" value="${amount}" inputmode="decimal" required></label>`;
  return `<form method="post" action="${action}">${hidden.join('')}${field}<button>${escapeXml(button)}</button></form>`;
}
