import { hostConfig } from '@site/build/webpack';

export default hostConfig(import.meta.dirname, {
  firstView: './src/firstView/firstView.tsx',
  // What the slots of home use and the shell does not, and what several remotes would else take from one another:
  // from one that has failed it could not be had.
  provide: [
    '@site/ui/Badge',
    '@site/ui/Chip',
    '@site/ui/GameTile',
    '@site/ui/Money',
    '@site/ui/Spinner',
    '@site/ui/Tag',
    '@site/ui/skipImageSuspense',
    '@site/ui/useAfterFirstRender',
  ],
});
