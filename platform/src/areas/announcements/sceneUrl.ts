/** Path of a scene in a merchant's colours, by its name. */
export const sceneUrl = (merchant: string, scene: string): string => `/cdn/scenes/${merchant}/${scene}.svg`;
