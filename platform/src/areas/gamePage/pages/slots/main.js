// @ts-check
import { isFatal, isUnsure } from '../common/call.js';
import { isMore } from '../common/money.js';
import { onPress } from '../common/press.js';
import { explainedBySite } from '../common/refusals.js';
import { createBets } from './bets.js';
import { openGame, resumeGame, sendSpin } from './calls.js';
import { recall, remember } from './memory.js';
import { createReels } from './reels.js';
import { createRest } from './rest.js';
import { Screen } from './screen.js';
import { isFramed, tell } from './site.js';

/** The frame session's token outlives a reload, not the tab. */
const TOKEN_SLOT = 'sandbox.token';

const fragment = new URLSearchParams(location.hash.slice(1));
const launch = fragment.get('launch');
const language = (fragment.get('lang') ?? recall('sandbox.language')) === 'th' ? 'th' : 'en';
remember('sandbox.language', language);
// A launch is good once: nothing of it stays in the address, the history or a bookmark.
history.replaceState(null, '', location.pathname + location.search);

const screen = new Screen(language);
let token = launch === null ? recall(TOKEN_SLOT) : null;
let backUrl = '';

function goBack() {
  if (isFramed) tell('game.close');
  else if (backUrl !== '') location.assign(backUrl);
  else history.back();
}

/** @param {{ code?: string, message?: string }} failure */
function close({ code, message }) {
  remember(TOKEN_SLOT, null);
  if (code === 'session.expired') tell('game.session.ended');
  const known = explainedBySite(code);
  if (known) tell('game.refused', { code: known });
  tell('game.cycle.ended');
  tell('game.ready');
  screen.close({
    title: screen.text(code === 'session.expired' ? 'sessionTitle' : 'closedTitle'),
    text: known ? screen.text(known) : (message ?? ''),
    action: screen.text('back'),
    onAction: goBack,
  });
}

async function open() {
  // Reloaded by itself in a frame that may keep nothing: the site gets another launch.
  if (token === null && launch === null && isFramed) return tell('game.launch.expired');
  const resumed = token !== null;
  const opened = token === null ? await openGame(launch ?? '', language) : await resumeGame(token, language);
  if (opened.ok) {
    token = 'token' in opened.value ? String(opened.value.token) : token;
    remember(TOKEN_SLOT, token);
    play(opened.value);
  } else if (opened.code === 'launch.token.invalid' && isFramed && !resumed) {
    // The site gets another launch, and opens this page anew.
    tell('game.launch.expired');
  } else if (opened.code !== undefined) close(opened);
  else {
    tell('game.ready');
    screen.close({
      title: screen.text('offlineTitle'),
      text: screen.text('offlineOpening'),
      action: screen.text('again'),
      onAction: () => {
        screen.reopen();
        open();
      },
    });
  }
}

/** @param {import('./calls.js').GameView} view */
function play(view) {
  backUrl = view.backUrl;
  screen.open(view, isFramed);
  tell('game.ready');
  const reels = createReels(
    screen.parts.reels,
    view.symbols.map(({ url }) => url),
  );
  const bets = createBets(screen, view);
  const rest = createRest(showPhase);
  let spinning = false;
  /** A spin whose answer did not arrive: it is asked for again under the same key. @type {{ key: string, bet: string } | null} */
  let unsure = null;

  function showPhase() {
    if (screen.isClosed()) return;
    if (spinning) screen.phase('spinning');
    else if (!rest.isOver()) screen.phase('resting');
    else screen.phase(unsure ? 'unsure' : 'ready');
    bets.show({ fixed: unsure?.bet, locked: spinning || unsure !== null });
  }

  /** @param {import('./calls.js').Spin} result */
  async function showResult(result) {
    const { win, bet } = result;
    // What is no more than the stake is no win, and does not look like one.
    const won = isMore(win, bet);
    await reels.settle(result.reels, won);
    screen.balance(result.balance);
    tell('game.balance.changed');
    screen.addToHistory(result);
    const amounts = { amount: screen.amount(win), bet: screen.amount(bet) };
    if (won) screen.say(screen.text('won', amounts), 'win');
    else screen.say(screen.text(win === '0.00' ? 'lost' : 'returned', amounts));
  }

  /** @param {{ code?: string, message?: string, value?: Record<string, string> }} refusal */
  function explain({ code, message = '', value = {} }) {
    if (code === undefined) return screen.text('offline');
    if (code === 'balance.insufficient') return screen.text('insufficient');
    if (code === 'play.too.fast') {
      rest.begin(Number(value.waitMs) || view.paceMs);
      return '';
    }
    if (code === 'limit.stake.exceeded' && value.max !== undefined) {
      const isLeft = bets.cut(value.max);
      return screen.text(isLeft ? 'stakeLimit' : 'noBet', { max: screen.amount(value.max) });
    }
    const known = explainedBySite(code);
    if (known) tell('game.refused', { code: known });
    return known ? screen.text(known) : message;
  }

  async function spin() {
    if (spinning || !rest.isOver() || bets.current() === undefined) return;
    spinning = true;
    const wanted = unsure ?? { key: crypto.randomUUID(), bet: bets.current() ?? '' };
    unsure = null;
    screen.say('');
    showPhase();
    tell('game.cycle.started');
    reels.roll();
    const sent = await sendSpin(token ?? '', wanted);
    // From the answer on: the platform counted from a moment before it, so the next press is in time.
    rest.begin(view.paceMs);
    if (sent.ok) await showResult(sent.value);
    else {
      reels.halt();
      if (isFatal(sent)) return close(sent);
      unsure = isUnsure(sent) ? wanted : null;
      screen.say(explain(sent), 'warning');
    }
    spinning = false;
    tell('game.cycle.ended');
    showPhase();
  }

  onPress(screen.parts.lower, () => bets.step(-1));
  onPress(screen.parts.raise, () => bets.step(1));
  onPress(screen.parts.spin, spin);
  showPhase();
}

open();
