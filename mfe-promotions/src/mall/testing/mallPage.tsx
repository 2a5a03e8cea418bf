import { fakePlatform } from '@site/api/testing';
import { type MallItem, type MallRecord, mallHome, mallItems, mallRecords } from '@site/contracts/areas/mall';
import { PATHS } from '@site/contracts/values/paths';
import { signIn } from '@site/session';
import { renderInSite } from '@site/ui/testing';
import en from '../locales/en.json';
import th from '../locales/th.json';
import PointsMallPage from '../PointsMallPage';

export const freeBet: MallItem = {
  id: 'bet',
  name: 'Free bet ฿100.00',
  image: '/cdn/wares/ticketBlue.svg',
  points: 1_000,
  physical: false,
};
export const earbuds: MallItem = {
  id: 'earbuds',
  name: 'Wireless earbuds',
  image: '/cdn/wares/earbuds.svg',
  points: 9_800,
  stock: 12,
  physical: true,
};
export const HOME = {
  points: 12_480,
  level: { id: 'gold', name: 'Gold' },
  categories: [
    { id: 'bets', name: 'Free bets' },
    { id: 'home', name: 'Home' },
  ],
  banners: [],
};

/** The answer of a list: one page of what there is. */
export const pageOf = <Item extends MallItem | MallRecord>(list: readonly Item[]) => ({
  list: [...list],
  footer: {},
  pageNum: 1,
  totalPages: 1,
  total: list.length,
});

/** A member on a platform that has these goods. */
export function fakeMall(items: readonly MallItem[] = [freeBet, earbuds]) {
  signIn(
    { token: 'token', merchantCode: 'aurora', userName: 'narin88', type: 0, firstTimeLogin: false },
    { persist: false },
  );
  const platform = fakePlatform();
  platform.answer(mallHome, HOME);
  platform.answer(mallItems, pageOf(items));
  platform.answer(mallRecords, pageOf<MallRecord>([]));
  return platform;
}

/** For tests: the page with everything that the host puts around it, in English. */
export const openMall = (query = '') =>
  renderInSite(<PointsMallPage />, {
    path: `${PATHS.mall}${query}`,
    pages: Object.values(PATHS),
    leadsOn: true,
    texts: { 'mfe-promotions': { en, th } },
  });
