export { WalletWidget, type WalletWidgetProps } from './WalletWidget';
