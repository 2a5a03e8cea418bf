import type { SceneName } from '../art';

/** Path of a drawn scene in a merchant's colours. */
export const sceneUrl = (merchant: string, scene: SceneName): string =>
  `/cdn/scenes/${merchant}/${scene}.svg`;
