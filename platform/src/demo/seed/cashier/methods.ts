import type { depositMethods, MerchantBank } from '../../../areas/cashier/tables';
import { BANKS } from '../../../areas/security/banks';
import { GATEWAY_PATH, SANDBOX_BANK, SANDBOX_GATEWAY } from '../../bank/vendors';
import { contentId, type SeedContext } from '../context';

type NewMethod = typeof depositMethods.$inferInsert;

/** The invented company that holds the merchants' accounts. */
const ACCOUNT_NAME = 'Northpier Co., Ltd.';
const ACCOUNTS = [
  ['SALA', '041-2-88310-6'],
  ['RIVER', '207-5-10944-2'],
  ['LOTUS', '618-0-45277-9'],
] as const;

const banks = ACCOUNTS.map(([code, accountNo]): MerchantBank => {
  const name = BANKS.get(code)?.name;
  if (!name) throw new Error(`there is no bank ${code}`);
  return { code, name, accountName: ACCOUNT_NAME, accountNo };
});

const baht = (...amounts: number[]): bigint[] => amounts.map((amount) => BigInt(amount) * 100n);

type Own = Pick<NewMethod, 'kind' | 'name'> & Partial<NewMethod>;

const METHODS: Readonly<Record<string, Own>> = {
  transfer: {
    kind: 'MANUAL',
    vendor: SANDBOX_BANK,
    name: { en: 'Bank transfer', th: 'โอนผ่านธนาคาร' },
    banks,
    amounts: baht(300, 500, 1_000, 3_000, 5_000, 10_000, 20_000, 50_000),
    waitFrom: 5,
    waitTo: 15,
  },
  code: {
    kind: 'ALIPAY',
    name: { en: 'QR payment', th: 'สแกน QR' },
    payPage: GATEWAY_PATH,
    byCode: true,
    maxAmount: 2_000_000n,
    amounts: baht(300, 500, 1_000, 3_000, 5_000, 10_000, 20_000),
  },
  wallet: {
    kind: 'WECHAT',
    name: { en: 'E-wallet', th: 'อีวอลเล็ต' },
    payPage: GATEWAY_PATH,
    maxAmount: 3_000_000n,
    amounts: baht(300, 500, 1_000, 3_000, 5_000, 10_000),
  },
  pocket: {
    kind: 'QQ',
    name: { en: 'Pocket wallet', th: 'พ็อกเก็ตวอลเล็ต' },
    payPage: GATEWAY_PATH,
    byCode: true,
    maxAmount: 1_000_000n,
    amounts: baht(100, 300, 500, 1_000),
  },
  online: {
    kind: 'GATEWAY',
    name: { en: 'Online banking', th: 'ธนาคารออนไลน์' },
    payPage: GATEWAY_PATH,
    feeRate: 100,
    amounts: baht(500, 1_000, 3_000, 5_000, 10_000, 20_000, 50_000),
  },
  credit: {
    kind: 'GATEWAY',
    name: { en: 'Credit card', th: 'บัตรเครดิต' },
    payPage: GATEWAY_PATH,
    feeRate: 250,
    credit: true,
    amounts: baht(500, 1_000, 3_000, 5_000, 10_000),
  },
};

export const methodId = (context: SeedContext, key: string): string => contentId(context, `deposit-${key}`);

/** Every way to pay in that there is, at the sandbox's bank and gateway. */
export const newMethods = (context: SeedContext): NewMethod[] =>
  Object.entries(METHODS).map(([key, own], position) => ({
    id: methodId(context, key),
    merchant: context.merchant,
    vendor: SANDBOX_GATEWAY,
    minAmount: 10_000n,
    maxAmount: 5_000_000n,
    position,
    ...own,
  }));
