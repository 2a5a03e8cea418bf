// @ts-check
import { isFatal, isUnsure } from '../common/call.js';
import { openGame, resumeGame, sendSpin } from './calls.js';
import { recall, remember } from './memory.js';
import { createReels } from './reels.js';
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
  tell('game.ready');
  screen.close({
    title: screen.text(code === 'session.expired' ? 'sessionTitle' : 'closedTitle'),
    text: message ?? '',
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
  let step = view.firstBet;
  let spinning = false;
  /** A spin whose answer did not arrive: it is asked for again under the same key. @type {{ key: string, bet: string } | null} */
  let unsure = null;

  const currentBet = () => view.bets[step] ?? '0.00';
  const showBet = () =>
    screen.bet({
      bet: unsure?.bet ?? currentBet(),
      first: step === 0,
      last: step === view.bets.length - 1,
      locked: spinning || unsure !== null,
    });

  /** @param {number} direction */
  function changeBet(direction) {
    const next = step + direction;
    if (spinning || unsure || view.bets[next] === undefined) return;
    step = next;
    showBet();
  }

  /** @param {import('./calls.js').Spin} result */
  async function showResult(result) {
    const won = result.times > 0;
    await reels.settle(result.reels, won);
    screen.balance(result.balance);
    tell('game.balance.changed');
    screen.addToHistory(result);
    if (won) screen.say(screen.text('won', { amount: screen.amount(result.win) }), 'win');
    else screen.say(screen.text('lost'));
    screen.phase('ready');
  }

  async function spin() {
    if (spinning) return;
    spinning = true;
    const wanted = unsure ?? { key: crypto.randomUUID(), bet: currentBet() };
    unsure = null;
    screen.phase('spinning');
    screen.say('');
    showBet();
    reels.roll();
    const sent = await sendSpin(token ?? '', wanted);
    if (sent.ok) await showResult(sent.value);
    else {
      reels.halt();
      if (isFatal(sent)) return close(sent);
      unsure = isUnsure(sent) ? wanted : null;
      screen.phase(unsure ? 'unsure' : 'ready');
      const known = sent.code === 'balance.insufficient' ? screen.text('insufficient') : sent.message;
      screen.say(sent.code === undefined ? screen.text('offline') : (known ?? ''), 'warning');
    }
    spinning = false;
    showBet();
  }

  screen.parts.lower.onclick = () => changeBet(-1);
  screen.parts.raise.onclick = () => changeBet(1);
  screen.parts.spin.onclick = spin;
  showBet();
}

open();
