import type { Query } from '@tanstack/react-query';
import { queryClient } from './queryClient';

const CHANNEL = 'site-money';

/** Calls whose answers are never what they were once money has moved: wallets, orders in and out, and rewards. */
const MONEY_PATHS = ['/wps/wallets/', '/wps/transaction/', '/wps/reward/'] as const;

let channel: BroadcastChannel | undefined;

/** Money has moved: balances, orders and records on screen are asked for again, in every tab of the site. */
export function moneyMoved(): void {
  refresh();
  channel?.postMessage(null);
}

/** Hears of the money that other tabs have moved; again does nothing. */
export function followMoney(): void {
  if (channel || typeof BroadcastChannel === 'undefined') return;
  channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = refresh;
}

function refresh(): void {
  void queryClient.invalidateQueries({ predicate: isOfMoney });
}

/** Whether a query is of what money changes. */
export function isOfMoney({ queryKey: [path] }: Query): boolean {
  return typeof path === 'string' && MONEY_PATHS.some((start) => path.startsWith(start));
}
