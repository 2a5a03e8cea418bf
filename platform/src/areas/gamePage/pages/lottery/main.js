// @ts-check
import { isFatal, isUnsure } from '../common/call.js';
import { part } from '../common/dom.js';
import { isMore } from '../common/money.js';
import { onPress } from '../common/press.js';
import { explainedBySite } from '../common/refusals.js';
import { askQuote, openLottery, readState, refusal, sendCancel, sendOrder } from './calls.js';
import { createCountdown } from './countdown.js';
import { showOrders, showResults } from './lists.js';
import { money, setCurrency } from './money.js';
import { reopen, tell } from './opener.js';
import { createPicker } from './picker.js';
import { createSlip } from './slip.js';
import { isText, language, text } from './texts.js';

/** How often a page that is looked at asks for what has changed. */
const REFRESH_MS = 20_000;
/** Numbers are public some seconds after a draw has closed: an order that waits for them asks again so soon. */
const NUMBERS_DUE_MS = 2_000;

// A launch is good once: nothing of it stays in the address.
const address = new URL(location.href);
address.searchParams.delete('token');
history.replaceState(null, '', address);

for (const element of document.querySelectorAll('[data-text], [data-label]')) {
  const key = element.getAttribute('data-text') ?? '';
  const label = element.getAttribute('data-label') ?? '';
  if (isText(key)) element.textContent = text(key);
  if (isText(label)) element.setAttribute('aria-label', text(label));
}
part('fewer').setAttribute('aria-label', text('fewer'));
part('more').setAttribute('aria-label', text('more'));

/**
 * Replaces the lottery by what happened and, where there is one, a way on.
 *
 * @param {{ title: string, message: string, onAction?: () => void }} notice
 */
function close({ title, message, onAction }) {
  part('lottery').dataset.phase = 'closed';
  part('closed-title').textContent = title;
  part('closed-text').textContent = message;
  part('closed-action').hidden = !onAction;
  part('closed-action').onclick = onAction ?? null;
  part('closed').hidden = false;
  if (onAction) part('closed-action').focus();
}

/** @param {{ code?: string, message?: string }} failure */
function fail({ code, message = '' }) {
  if (code === 'launch.token.invalid') {
    close({ title: text('reopening'), message: '' });
    reopen(() => {
      close({ title: text('closedTitle'), message });
      tell('lottery.ready');
    });
    return;
  }
  if (code === 'session.expired') tell('lottery.session.ended');
  const known = explainedBySite(code);
  if (known) tell('lottery.refused', { code: known });
  tell('lottery.ready');
  close({
    title: text(code === 'session.expired' ? 'sessionTitle' : 'closedTitle'),
    message: known ? text(known) : message,
  });
}

/** @param {string} message @param {'' | 'good' | 'warning'} tone */
function say(message, tone = '') {
  part('notice').textContent = message;
  part('notice').dataset.tone = tone;
}

/** @param {import('./calls.js').View} view */
function play(view) {
  const { game } = view;
  setCurrency(view.currencySymbol);
  document.title = game.name;
  part('name').textContent = game.name;
  part('balance-label').textContent = text(view.playMoney ? 'playMoney' : 'balance');

  /** @type {import('./calls.js').State} */
  let state = view;
  /** An order whose answer did not arrive: it is sent again under the same key. @type {{ key: string, order: Parameters<typeof sendOrder>[1] } | null} */
  let unsure = null;
  let busy = false;
  /** @type {number | undefined} */
  let waiting;

  const picker = createPicker(view.plays);
  const slip = createSlip({
    units: view.units,
    currentPick: () => picker.current(),
    quote: askQuote,
    onFailure: explainFailure,
  });
  picker.onChange = () => slip.show();
  const countdown = createCountdown(() => void refresh());
  slip.show();

  /** @param {import('./calls.js').State} next */
  function show(next) {
    const waited = state.orders.filter(({ status }) => status === 'PENDING').map(({ orderId }) => orderId);
    state = next;
    part('numero').textContent = next.draw.numero;
    part('balance').textContent = money(next.balance);
    countdown.set(next);
    showResults(next.results);
    showOrders(next.orders, next.draw.numero, cancel);
    for (const { orderId, status, numero, bet, win } of next.orders) {
      if (!waited.includes(orderId)) continue;
      const amounts = { numero, amount: money(win), bet: money(bet) };
      // What is no more than the stake is no win, and does not look like one.
      if (status === 'WON' && isMore(win, bet)) say(text('won', amounts), 'good');
      else if (status === 'WON') say(text('returned', amounts));
      else if (status === 'LOST') say(text('lost', { numero }));
      if (status === 'WON') tell('lottery.balance.changed');
    }
    const numbersDue = next.orders.some(
      ({ status, numero }) => status === 'PENDING' && numero !== next.draw.numero,
    );
    clearTimeout(waiting);
    if (numbersDue) waiting = setTimeout(() => void refresh(), NUMBERS_DUE_MS);
  }

  async function refresh() {
    const read = await readState();
    if (read.ok) show(read.value);
    else if (isFatal(read)) fail(read);
  }

  /** @param {{ code?: string, message?: string, value?: Record<string, string> }} failure */
  function explain({ code, message = '', value = {} }) {
    if (code === 'draw.closed') return text('closedDraw');
    if (code === 'balance.insufficient') return text('insufficient');
    if (code === 'amount.out.of.range')
      return text('outOfRange', { min: money(value.min ?? game.min), max: money(value.max ?? game.max) });
    if (code === 'limit.stake.exceeded' && value.max !== undefined)
      return text('stakeLimit', { max: money(value.max) });
    if (code === 'limit.loss.reached' && value.rest !== undefined)
      return text('lossLeft', { rest: money(value.rest) });
    const known = explainedBySite(code);
    return known ? text(known) : message;
  }

  /** Says why nothing came of a call that moves no money. @param {Parameters<typeof explain>[0]} failure */
  function explainFailure(failure) {
    if (isFatal(failure)) fail(failure);
    else say(failure.code === undefined ? text('offlineAction') : explain(failure), 'warning');
  }

  /** @param {boolean} running */
  function setBusy(running) {
    busy = running;
    part('place').textContent = text(running ? 'placing' : unsure ? 'check' : 'place');
    part('place').setAttribute('aria-busy', String(running));
  }

  async function place() {
    if (busy) return;
    const bets = slip.bets();
    if (!unsure && bets.length === 0) return say(text('nothingPicked'), 'warning');
    // Nobody stakes what they have not seen.
    if (!unsure && !slip.isQuoted()) return slip.askAgain();
    const wanted = unsure ?? {
      key: crypto.randomUUID(),
      order: { gameId: game.id, numero: state.draw.numero, bets },
    };
    unsure = null;
    setBusy(true);
    tell('lottery.cycle.started');
    const sent = await sendOrder(wanted.key, wanted.order);
    tell('lottery.cycle.ended');
    if (sent.ok) {
      slip.clear();
      picker.clear();
      say(text('placed', { numero: sent.value.numero, amount: money(sent.value.bet) }), 'good');
      tell('lottery.balance.changed');
    } else if (isUnsure(sent)) {
      unsure = wanted;
      say(text('offline'), 'warning');
    } else if (isFatal(sent)) return fail(sent);
    else {
      const known = explainedBySite(sent.code);
      if (known) tell('lottery.refused', { code: known });
      say(explain(sent), 'warning');
    }
    await refresh();
    setBusy(false);
  }

  /** @type {import('./lists.js').OnCancel} */
  async function cancel({ orderId }, { suborderId }) {
    if (busy) return;
    setBusy(true);
    const sent = await sendCancel(crypto.randomUUID(), { orderId, suborderIds: [suborderId] });
    if (sent.ok) {
      say(text('cancelled', { amount: money(sent.value.refunded) }), 'good');
      tell('lottery.balance.changed');
    } else if (isFatal(sent)) return fail(sent);
    else explainFailure(sent);
    await refresh();
    setBusy(false);
  }

  part('add').onclick = () => {
    if (!picker.current()) return say(text('nothingPicked'), 'warning');
    slip.keep();
    picker.clear();
  };
  onPress(part('place'), () => void place());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void refresh();
  });
  setInterval(() => {
    if (document.visibilityState === 'visible' && !busy) void refresh();
  }, REFRESH_MS);

  show(view);
  part('lottery').dataset.phase = 'ready';
  tell('lottery.ready');
}

async function open() {
  if (refusal) return fail(refusal);
  const opened = await openLottery();
  if (opened.ok) return play(opened.value);
  if (opened.code !== undefined) return fail(opened);
  tell('lottery.ready');
  close({
    title: text('offlineTitle'),
    message: text('offlineOpening'),
    onAction: () => {
      part('closed').hidden = true;
      part('lottery').dataset.phase = 'loading';
      void open();
    },
  });
}

document.documentElement.lang = language;
void open();
