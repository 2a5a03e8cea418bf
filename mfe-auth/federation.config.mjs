export default {
  name: 'mfe_auth',
  contract: '^1.0.0',
  exposes: {
    './LoginPage': './src/exposes/LoginPage.ts',
    './RegisterPage': './src/exposes/RegisterPage.ts',
    './SettingsPage': './src/exposes/SettingsPage.ts',
    './ChangePasswordPage': './src/exposes/ChangePasswordPage.ts',
  },
};
