import type { Page } from '@playwright/test';

/** An order as it was placed: where it is found in the record. */
export interface PlacedOrder {
  readonly gameName: string;
  readonly orderId: string;
}

type Lottery = Readonly<{ closesAt: string; vassalage: string }>;

/**
 * Places an order of two bets of 10.00 for the player who is logged in, by the calls that the lottery's frame
 * makes, in the lottery whose draw closes last of those that pay as `LOTT`.
 */
export function placeLotteryOrder(page: Page, merchant: string, language: 'en' | 'th'): Promise<PlacedOrder> {
  return page.evaluate(
    async ([code, parameter]) => {
      const { token } = JSON.parse(
        sessionStorage.getItem('MC_SESSION_INFO') ?? localStorage.getItem('MC_SESSION_INFO') ?? '{}',
      );
      const ask = async (path: string, init: { bearer?: string; body?: object } = {}) => {
        const answer = await fetch(path, {
          method: init.body ? 'POST' : 'GET',
          headers: {
            Merchant: code,
            'Content-Type': 'application/json',
            'Idempotency-Key': crypto.randomUUID(),
            ...(init.bearer && { Authorization: `Bearer ${init.bearer}` }),
          },
          ...(init.body && { body: JSON.stringify(init.body) }),
        });
        const { success, value, error } = await answer.json();
        if (!success) throw new Error(`${path}: ${error.code}`);
        return value;
      };
      const { list } = await ask(`/lgw/games/mobile?gameType=LOTT&language=${parameter}`);
      const [last] = list
        .filter(({ vassalage }: Lottery) => vassalage !== 'TCG_SEA')
        .sort((one: Lottery, other: Lottery) => other.closesAt.localeCompare(one.closesAt));
      const { gameId, gameName, numero } = last;
      const launch = { gameId, playType: 'trad', prize_mode: 'LOTT' };
      const { launchToken } = await ask('/wps/game/launchToken', { bearer: token, body: launch });
      const frame = await fetch(
        `/m/lotto-h5/mui/trad/games/${gameId}?token=${launchToken}&merchant=${code}&prize_mode=LOTT`,
      );
      const session = /name="lottery-session" content="([^"]+)"/.exec(await frame.text())?.[1] ?? '';
      const bets = ['1,2', '3,4'].map((content) => ({ play: 'top2', content, times: 10, unit: '1.00' }));
      const { orderId } = await ask('/lgw/orders', { bearer: session, body: { gameId, numero, bets } });
      return { gameName, orderId };
    },
    [merchant, language.toUpperCase()] as const,
  );
}
