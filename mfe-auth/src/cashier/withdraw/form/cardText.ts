import type { BankCard } from '@site/contracts/areas/bankCards';

/** A card by its last figures. */
export const cardText = ({ cardNo }: Pick<BankCard, 'cardNo'>): string => `•• ${cardNo}`;
