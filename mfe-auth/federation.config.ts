import type { FederationConfig } from '@site/build/federation';
import { headIcon, memberInfo, merchantWallet } from '@site/contracts/areas/account';
import { careSettings, limits as memberLimits } from '@site/contracts/areas/care';
import { consolidatedSettings, whitelabelMenu } from '@site/contracts/areas/system';
import { firstCall } from '@site/contracts/http/firstCalls';

/* What the first render of a module asks the platform. */

const member = firstCall(memberInfo, {});
const limits = [firstCall(careSettings, {}), firstCall(memberLimits, {}), firstCall(merchantWallet, {})];

export default {
  name: 'mfe_auth',
  contract: '^1.0.0',
  exposes: {
    './LoginPage': './src/exposes/LoginPage.ts',
    './RegisterPage': './src/exposes/RegisterPage.ts',
    './SettingsPage': './src/exposes/SettingsPage.ts',
    './ForgotPasswordPage': './src/exposes/ForgotPasswordPage.ts',
    './TrialPage': './src/exposes/TrialPage.ts',
    './ChangePasswordPage': './src/exposes/ChangePasswordPage.ts',
    './PasskeysPage': './src/exposes/PasskeysPage.ts',
    './SessionsPage': './src/exposes/SessionsPage.ts',
    './MemberCentrePage': './src/exposes/MemberCentrePage.ts',
    './ProfilePage': './src/exposes/ProfilePage.ts',
    './DepositPage': './src/exposes/DepositPage.ts',
    './WithdrawPage': './src/exposes/WithdrawPage.ts',
    './TransactionRecordPage': './src/exposes/TransactionRecordPage.ts',
    './ProfitAndLossPage': './src/exposes/ProfitAndLossPage.ts',
    './SecurityCentrePage': './src/exposes/SecurityCentrePage.ts',
    './CarePage': './src/exposes/CarePage.ts',
    './CareLimitsPage': './src/exposes/CareLimitsPage.ts',
    './CareContactPage': './src/exposes/CareContactPage.ts',
    './CareBreakPage': './src/exposes/CareBreakPage.ts',
    './CareStatementPage': './src/exposes/CareStatementPage.ts',
  },
  calls: {
    './CarePage': limits,
    './CareLimitsPage': limits,
    './MemberCentrePage': [firstCall(merchantWallet, {}), member, firstCall(whitelabelMenu, {})],
    './ProfilePage': [member, firstCall(headIcon, {}), firstCall(consolidatedSettings, {})],
  },
} satisfies FederationConfig;
