import { PATHS } from '@site/contracts/values/paths';
import type { Account } from '../../../core/accounts/tables';
import type { Mail } from '../../inbox/mail';
import { highestOf, type Rates, rateText } from '../rebates/rates';
import type { AffiliateLink } from './tables';

/** Tells an agent that somebody has registered by a link and has lower rates than the link says. */
export const lessGivenMail = (
  { channel, code, rates }: Pick<AffiliateLink, 'channel' | 'code' | 'rates'>,
  { username }: Pick<Account, 'username'>,
  given: Rates,
): Mail => ({
  title: { en: 'Lower rebates for a new account', th: 'บัญชีใหม่ได้อัตราค่าคอมต่ำกว่าที่ลิงก์กำหนด' },
  content: {
    en: 'Someone has registered by your link. You have no rebates or no accounts left at the rates of the link, so the new account has lower ones. You can change them under rebate settings.',
    th: 'มีผู้สมัครผ่านลิงก์ของคุณ แต่อัตราหรือโควตาของคุณไม่พอสำหรับอัตราที่ลิงก์กำหนด บัญชีใหม่จึงได้อัตราที่ต่ำกว่า คุณแก้ไขได้ที่หน้าตั้งค่าค่าคอม',
  },
  facts: [
    { name: { en: 'Account', th: 'บัญชี' }, value: username },
    { name: { en: 'Link', th: 'ลิงก์' }, value: channel ?? code },
    {
      name: { en: 'Highest rate of the link', th: 'อัตราสูงสุดของลิงก์' },
      value: `${rateText(highestOf(rates))}%`,
    },
    { name: { en: 'Highest rate given', th: 'อัตราสูงสุดที่ได้รับ' }, value: `${rateText(highestOf(given))}%` },
  ],
  link: { path: PATHS.rebateSettings, text: { en: 'Rebate settings', th: 'ตั้งค่าค่าคอม' } },
});
