export { useDelayedPrompt } from './useDelayedPrompt';
