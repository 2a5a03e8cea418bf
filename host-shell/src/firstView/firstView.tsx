import { queryClient, systemStatusOptions } from '@site/api';
import { firstViews } from '@site/ui/firstView';
import { registerTexts } from '../app/registerTexts';
import { HomeFrame } from './HomeFrame';

registerTexts();

/** The frame of home, which the views of its slots are put into. */
export default firstViews({
  home: {
    prepare: () => queryClient.fetchQuery(systemStatusOptions()),
    view: ({ merchant, drawn = [] }) => <HomeFrame merchant={merchant} drawn={drawn} />,
  },
});
