import { hostConfig } from '@site/build/webpack';

export default hostConfig(import.meta.dirname, {
  // What the slots of home use and the shell does not.
  provide: ['@site/ui/Chip', '@site/ui/GameTile', '@site/ui/Money', '@site/ui/Spinner', '@site/ui/Tag'],
});
