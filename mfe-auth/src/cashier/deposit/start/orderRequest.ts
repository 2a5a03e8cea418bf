import {
  type DepositBank,
  type DepositKind,
  type DepositMethod,
  type DepositPromo,
  depositAlipay,
  depositGateway,
  depositManual,
  depositQq,
  depositWechat,
} from '@site/contracts/areas/deposit';
import type { RequestOf } from '@site/contracts/http/endpoint';
import { PATHS } from '@site/contracts/values/paths';
import { languageParameter } from '@site/i18n';

/** The call that makes an order of each kind. */
export const ORDER_CALLS = {
  MANUAL: depositManual,
  ALIPAY: depositAlipay,
  QQ: depositQq,
  WECHAT: depositWechat,
  GATEWAY: depositGateway,
} as const satisfies Record<DepositKind, unknown>;

export type OrderCall = (typeof ORDER_CALLS)[DepositKind];

interface Choice {
  readonly method: DepositMethod;
  readonly bank: DepositBank | undefined;
  readonly amount: string;
  readonly promo: DepositPromo | undefined;
}

/** What the call of the method's kind is asked. A bank belongs to transfers and gateways; a gateway comes back here. */
export function orderRequest({ method, bank, amount, promo }: Choice): RequestOf<OrderCall> {
  return {
    methodId: method.id,
    amount,
    language: languageParameter(),
    ...(promo && { promoId: promo.id }),
    ...(bank && { bankCode: bank.bankCode }),
    ...(method.kind === 'GATEWAY' && { returnUrl: PATHS.deposit }),
  };
}
