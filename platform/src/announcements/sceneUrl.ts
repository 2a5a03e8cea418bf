/** Path of a drawn scene in a merchant's colours. */
export const sceneUrl = (merchant: string, scene: string): string => `/cdn/scenes/${merchant}/${scene}.svg`;
