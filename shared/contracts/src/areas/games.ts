/* Games: what they are, and each of the calls around them in a file of its own. */
export * from './games/catalogue';
export * from './games/game';
export * from './games/launch';
export * from './games/ownGames';
export * from './games/winners';
