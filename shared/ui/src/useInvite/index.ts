export { useInvite } from './useInvite';
