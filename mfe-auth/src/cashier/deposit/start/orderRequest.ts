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

const CALL_OF = {
  MANUAL: depositManual,
  ALIPAY: depositAlipay,
  QQ: depositQq,
  WECHAT: depositWechat,
  GATEWAY: depositGateway,
} as const satisfies Record<DepositKind, unknown>;

export type OrderCall = (typeof CALL_OF)[DepositKind];

/** The calls that make an order, one for each kind. */
export const ORDER_CALLS: readonly [OrderCall, ...OrderCall[]] = [
  depositManual,
  depositAlipay,
  depositQq,
  depositWechat,
  depositGateway,
];

/** The call that makes an order of this way to pay. */
export function orderCallFor(methods: readonly DepositMethod[], methodId: string): OrderCall {
  return CALL_OF[methods.find(({ id }) => id === methodId)?.kind ?? 'MANUAL'];
}

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
