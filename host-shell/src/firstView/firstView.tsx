import { queryClient, systemStatusOptions } from '@site/api';
import { firstViews } from '@site/ui/firstView';
import { registerTexts } from '../app/registerTexts';
import { HomeFrame } from './HomeFrame';
import { RemoteFrame } from './RemoteFrame';

registerTexts();

const prepare = () => queryClient.fetchQuery(systemStatusOptions());

/** The frames that the views of slots are put into: home's, and the one of a page of a remote. */
export default firstViews({
  home: {
    prepare,
    view: ({ merchant, drawn = [] }) => <HomeFrame merchant={merchant} drawn={drawn} />,
  },
  page: { prepare, view: (page) => <RemoteFrame {...page} /> },
});
