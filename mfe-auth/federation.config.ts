import type { FederationConfig } from '@site/build/federation';

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
  },
} satisfies FederationConfig;
