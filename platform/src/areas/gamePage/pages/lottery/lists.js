// @ts-check
import { balls, button, element, part } from '../common/dom.js';
import { money } from './money.js';
import { readable } from './picker.js';
import { text } from './texts.js';

/**
 * @typedef {import('./calls.js').Order} Order
 * @typedef {import('./calls.js').Suborder} Suborder
 * @typedef {(order: Order, suborder: Suborder) => void} OnCancel
 */

/** @param {{ status: Suborder['status'], win: string }} row */
const outcome = ({ status, win }) =>
  element('span', { class: 'status', 'data-status': status, text: text(status, { amount: money(win) }) });

/** @param {Order} order @param {Suborder} suborder @param {boolean} open @param {OnCancel} onCancel */
function suborderRow(order, suborder, open, onCancel) {
  const { playName: name, content, bet, status } = suborder;
  const cancellable = open && status === 'PENDING';
  const label = text('cancelOf', { name, content: readable(content) });
  return element('li', {}, [
    element('span', { class: 'line-play', text: name }),
    element('span', { class: 'line-content figure', text: readable(content) }),
    element('span', { class: 'figure', text: money(bet) }),
    cancellable
      ? button({ class: 'cancel', text: text('cancel'), 'aria-label': label }, () =>
          onCancel(order, suborder),
        )
      : outcome(suborder),
  ]);
}

/**
 * @param {Order[]} orders
 * @param {string} openNumero
 * @param {OnCancel} onCancel
 */
export function showOrders(orders, openNumero, onCancel) {
  part('orders-empty').hidden = orders.length > 0;
  part('orders').replaceChildren(
    ...orders.map((order) =>
      element('li', { class: 'order' }, [
        element('p', { class: 'order-head' }, [
          element('span', { class: 'figure', text: `${text('draw')} ${order.numero}` }),
          element('strong', { class: 'figure', text: money(order.bet) }),
        ]),
        element('p', { class: 'order-head' }, [
          outcome(order),
          ...(order.result ? [balls(order.result)] : []),
        ]),
        element(
          'ul',
          {},
          order.suborders.map((suborder) =>
            suborderRow(order, suborder, order.numero === openNumero, onCancel),
          ),
        ),
      ]),
    ),
  );
}

/** @param {import('./calls.js').Draw[]} results */
export function showResults(results) {
  part('results').replaceChildren(
    ...results.map(({ numero, result }) =>
      element('li', {}, [element('span', { class: 'figure', text: numero }), balls(result)]),
    ),
  );
  const [newest] = results;
  if (newest)
    part('last').replaceChildren(
      element('span', { class: 'label', text: text('last', { numero: newest.numero }) }),
      balls(newest.result),
    );
}
