import type { FederationConfig } from '@site/build/federation';
import { headIcon, memberInfo, merchantWallet } from '@site/contracts/areas/account';
import { careSettings, limits as memberLimits } from '@site/contracts/areas/care';
import { consolidatedSettings, systemStatus, whitelabelMenu } from '@site/contracts/areas/system';
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
    './LoginPage': [firstCall(consolidatedSettings, {}), firstCall(systemStatus, {})],
    './CarePage': limits,
    './CareLimitsPage': limits,
    './MemberCentrePage': [firstCall(merchantWallet, {}), member, firstCall(whitelabelMenu, {})],
    './ProfilePage': [member, firstCall(headIcon, {}), firstCall(consolidatedSettings, {})],
  },
  firstView: { file: './src/firstView.tsx', slots: ['./LoginPage'] },
  budgets: {
    entry: 16_800,
    firstView: 224_000,
    './LoginPage': 29_700,
    './RegisterPage': 45_000,
    './SettingsPage': 10_100,
    './ForgotPasswordPage': 43_200,
    './TrialPage': 11_200,
    './ChangePasswordPage': 36_500,
    './PasskeysPage': 14_600,
    './SessionsPage': 11_000,
    './MemberCentrePage': 45_700,
    './ProfilePage': 28_200,
    './DepositPage': 47_200,
    './WithdrawPage': 41_700,
    './TransactionRecordPage': 26_600,
    './ProfitAndLossPage': 26_000,
    './SecurityCentrePage': 28_300,
    './CarePage': 36_700,
    './CareLimitsPage': 52_300,
    './CareContactPage': 44_900,
    './CareBreakPage': 36_600,
    './CareStatementPage': 35_700,
  },
} satisfies FederationConfig;
