import type { DepositBank, DepositMethod, DepositPromo } from '@site/contracts/areas/deposit';
import type { ComponentType } from 'react';

/* What both versions of the form choose from. */

export interface MethodChoiceProps {
  methods: readonly DepositMethod[];
  value: string;
  onChoose: (id: string) => void;
}

export interface BankChoiceProps {
  banks: readonly DepositBank[];
  value: string;
  onChoose: (bankCode: string) => void;
}

export interface PromoChoiceProps {
  promos: readonly DepositPromo[];
  /** `undefined`: no promotion. */
  value: string | undefined;
  /** The amount that the promotions speak of; `undefined` while there is none. */
  amount: string | undefined;
  onChoose: (id: string | undefined) => void;
}

/** One version of the form's choices. */
export interface Choices {
  readonly MethodChoice: ComponentType<MethodChoiceProps>;
  readonly BankChoice: ComponentType<BankChoiceProps>;
  readonly PromoChoice: ComponentType<PromoChoiceProps>;
}
