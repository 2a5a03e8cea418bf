export { StillChecking, type StillCheckingProps } from './StillChecking';
