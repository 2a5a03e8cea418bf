// @ts-check
import { part } from '../common/dom.js';
import { formatMoney, isMore } from '../common/money.js';
import { translator } from './texts.js';

/** @typedef {import('./texts.js').Language} Language */

const HISTORY_LENGTH = 10;
/** Letters of a name above which it is set smaller. */
const LONG_NAME = 24;

const ids = /** @type {const} */ ([
  'game',
  'back',
  'balance-label',
  'balance',
  'name',
  'reels',
  'result',
  'lower',
  'bet',
  'raise',
  'spin',
  'spin-label',
  'pays',
  'history',
  'history-empty',
  'closed',
  'closed-title',
  'closed-text',
  'closed-action',
]);

/** The page in one language: writes what the game tells it. */
export class Screen {
  /** @param {Language} language */
  constructor(language) {
    this.text = translator(language);
    this.parts = /** @type {Record<typeof ids[number], HTMLElement>} */ (
      Object.fromEntries(ids.map((id) => [id, part(id)]))
    );
    this.symbol = '';
    document.documentElement.lang = language;
    for (const element of document.querySelectorAll('[data-text]')) {
      const key = /** @type {import('./texts.js').TextKey} */ (element.getAttribute('data-text'));
      element.textContent = this.text(key);
    }
    this.parts.lower.setAttribute('aria-label', this.text('lower'));
    this.parts.raise.setAttribute('aria-label', this.text('raise'));
    this.parts['spin-label'].textContent = this.text('spin');
  }

  /** @param {string} amount */
  amount(amount) {
    return formatMoney(amount, this.symbol);
  }

  /**
   * @param {import('./calls.js').GameView} view
   * @param {boolean} framed The site around the page has a way back of its own.
   */
  open(view, framed) {
    this.symbol = view.currencySymbol;
    this.parts.name.textContent = view.game.name;
    this.parts.name.classList.toggle('long', view.game.name.length > LONG_NAME);
    document.title = view.game.name;
    this.parts['balance-label'].textContent = this.text(view.playMoney ? 'playMoney' : 'balance');
    /** @type {HTMLAnchorElement} */ (this.parts.back).href = view.backUrl;
    this.parts.back.hidden = framed;
    /** @type {HTMLImageElement} */ (part('art')).src = view.game.art;
    for (const [name, colour] of Object.entries(view.game.colours))
      document.documentElement.style.setProperty(`--${name}`, colour);
    this.parts.pays.replaceChildren(...view.symbols.map((symbol) => this.prize(symbol)).reverse());
    this.parts.history.replaceChildren(...view.history.map((spin) => this.pastSpin(spin)));
    this.parts['history-empty'].hidden = view.history.length > 0;
    this.balance(view.balance);
    this.say(this.text('ready'));
    this.phase('ready');
  }

  /** @param {{ url: string, times: number }} symbol */
  prize({ url, times }) {
    const item = document.createElement('li');
    const picture = document.createElement('img');
    picture.className = 'pays-picture';
    picture.src = url;
    picture.alt = '';
    const label = document.createElement('span');
    label.textContent = `×${times}`;
    label.setAttribute('aria-label', this.text('times', { times: `${times}` }));
    label.setAttribute('role', 'img');
    item.append(picture, label);
    return item;
  }

  /** @param {import('./calls.js').PastSpin} spin */
  pastSpin({ bet, win, at }) {
    const item = document.createElement('li');
    const time = document.createElement('time');
    time.dateTime = at;
    time.textContent = new Date(at).toLocaleTimeString('en-GB', { timeStyle: 'short' });
    const stake = document.createElement('span');
    stake.textContent = this.text('spinOf', { bet: this.amount(bet) });
    const outcome = document.createElement('strong');
    const won = isMore(win, bet);
    outcome.textContent = won ? `+${this.amount(win)}` : this.amount(win);
    outcome.className = won ? 'figure gain' : 'figure';
    item.append(time, stake, outcome);
    return item;
  }

  /** @param {import('./calls.js').PastSpin} spin */
  addToHistory(spin) {
    this.parts['history-empty'].hidden = true;
    this.parts.history.prepend(this.pastSpin(spin));
    while (this.parts.history.children.length > HISTORY_LENGTH) this.parts.history.lastElementChild?.remove();
  }

  /** @param {string} balance */
  balance(balance) {
    this.parts.balance.textContent = this.amount(balance);
  }

  /** @param {{ bet: string, first: boolean, last: boolean, locked: boolean }} step */
  bet({ bet, first, last, locked }) {
    this.parts.bet.textContent = this.amount(bet);
    this.parts.lower.setAttribute('aria-disabled', `${first || locked}`);
    this.parts.raise.setAttribute('aria-disabled', `${last || locked}`);
  }

  /**
   * @param {string} text
   * @param {'' | 'win' | 'warning'} tone
   */
  say(text, tone = '') {
    this.parts.result.textContent = text;
    this.parts.result.dataset.tone = tone;
  }

  /** @param {'loading' | 'ready' | 'spinning' | 'resting' | 'unsure' | 'closed'} phase */
  phase(phase) {
    const label = { spinning: 'spinning', unsure: 'checkSpin' }[/** @type {'spinning' | 'unsure'} */ (phase)];
    this.parts.game.dataset.phase = phase;
    this.parts.spin.setAttribute('aria-disabled', `${phase === 'spinning' || phase === 'resting'}`);
    this.parts['spin-label'].textContent = this.text(
      /** @type {import('./texts.js').TextKey} */ (label ?? 'spin'),
    );
  }

  /**
   * Replaces the game by what happened and one way on.
   *
   * @param {{ title: string, text: string, action: string, onAction: () => void }} notice
   */
  close({ title, text, action, onAction }) {
    this.phase('closed');
    this.parts['closed-title'].textContent = title;
    this.parts['closed-text'].textContent = text;
    this.parts['closed-action'].textContent = action;
    this.parts['closed-action'].onclick = onAction;
    this.parts.closed.hidden = false;
    this.parts['closed-action'].focus();
  }

  isClosed() {
    return !this.parts.closed.hidden;
  }

  reopen() {
    this.parts.closed.hidden = true;
    this.phase('loading');
  }
}
