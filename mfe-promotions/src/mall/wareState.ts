import { MAX_MALL_QUANTITY, type MallItem } from '@site/contracts/areas/mall';

/** It is for a higher level than the member's. */
export const isLocked = ({ level }: MallItem): boolean => (level?.missing ?? 0) > 0;

/** None is left. */
export const isSoldOut = ({ stock }: MallItem): boolean => stock === 0;

/** How many of an item one order may have, as far as the site knows. */
export const mostOf = ({ stock = MAX_MALL_QUANTITY }: MallItem): number => Math.min(stock, MAX_MALL_QUANTITY);
