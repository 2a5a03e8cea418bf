export { RemoteFailedCard, type RemoteFailedCardProps } from './RemoteFailedCard';
