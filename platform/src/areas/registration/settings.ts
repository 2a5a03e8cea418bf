import type { RegisterSettings } from '@site/contracts/areas/registration';
import { isFlagOn, servesModule } from '../../core/merchants/features';
import type { Merchant } from '../../core/merchants/tables';

const OFF = { enabled: false, required: false };

/** What a merchant asks of new members: the merchant's choice, without what is switched off. */
export function registerSettingsOf(merchant: Merchant): RegisterSettings {
  const { registerSettings: chosen } = merchant;
  return {
    ...chosen,
    verificationCode: isFlagOn(merchant, 'registerWithSmsCode') ? chosen.verificationCode : OFF,
    affiliateCode: servesModule(merchant, 'AFFMAN3') ? chosen.affiliateCode : OFF,
    captcha: { enabled: chosen.captcha.enabled && servesModule(merchant, 'VALID_CAPTCHA3') },
  };
}
