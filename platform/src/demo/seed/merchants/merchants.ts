import { downloadPath, PROFILE_FILE } from '../../../areas/downloads/paths';
import type { ConfiguredMerchant } from '../../../core/merchants/configuredMerchants';
import { type MerchantChoices, newMerchant, SHORT_FORM } from '../../../core/merchants/newMerchant';
import { everyField } from '../../../core/merchants/registerSettings';
import type { NewMerchant } from '../../../core/merchants/tables';

const AT_HOME = { timeZone: 'Asia/Bangkok', defaultLanguage: 'th' } as const;

/** All that a form can ask for. */
const LONG = everyField({
  required: ['email', 'mobileNum', 'verificationCode', 'payeeName', 'birthDate'],
  captcha: true,
});

const BRANDS: readonly (readonly [ConfiguredMerchant, MerchantChoices])[] = [
  [
    { code: 'aurora', name: 'Aurora', hosts: ['aurora.localhost', 'localhost', '127.0.0.1'], ...AT_HOME },
    { jackpot: 'illustrative', chat: true, liveModels: true, registerSettings: SHORT_FORM },
  ],
  [
    { code: 'lagoon', name: 'Lagoon', hosts: ['lagoon.localhost'], ...AT_HOME },
    { jackpot: 'platform', registerSettings: LONG, flags: { MOBILESMSLOGIN3: true } },
  ],
];

/** Where the demonstration's links to an app lead. */
function downloadLinks(code: string) {
  const at = (file: string) => downloadPath(code, file);
  return [
    { resourceType: 'MOBILECONFIG' as const, url: at(PROFILE_FILE), labelNameEn: 'iOS profile' },
    { resourceType: 'IOS' as const, url: at('ios'), labelNameEn: 'iOS app' },
    { resourceType: 'Android' as const, url: at('android'), labelNameEn: 'Android app' },
  ];
}

/** A merchant of the demonstration. */
export const demoMerchant = (configured: ConfiguredMerchant, choices: MerchantChoices = {}): NewMerchant =>
  newMerchant(configured, { ...choices, downloadLinks: downloadLinks(configured.code) });

/** The merchants that the demonstration has of its own. */
export const newMerchants = (): NewMerchant[] =>
  BRANDS.map(([configured, choices]) => demoMerchant(configured, choices));
