import { queryClient, settingsOptions } from '@site/api';
import { firstViews } from '@site/ui/firstView';
import { EntranceLoading } from './browse/entrance/EntranceLoading';
import GameEntrance from './browse/entrance/GameEntrance';
import { prepareEntrance } from './browse/entrance/prepareEntrance';
import { JackpotFrame } from './browse/jackpot/Jackpot';
import { FirstList, ListRoom, prepareList } from './browse/lists/FirstList';
import { addTexts } from './useTexts';

addTexts();

export default firstViews({
  './Jackpot': { prepare: () => queryClient.fetchQuery(settingsOptions()), view: <JackpotFrame /> },
  // A member's begins with the games that they have played.
  './GameEntrance': {
    prepare: prepareEntrance,
    view: <GameEntrance />,
    forGuests: true,
    forMembers: <EntranceLoading />,
  },
  // A member's has their favourites marked.
  './GameListPage': {
    prepare: prepareList,
    view: <FirstList />,
    forGuests: true,
    forMembers: <ListRoom />,
    parameters: ['gameType=RNG'],
  },
});
