/* `npm run calls`: prints the reference of the calls, as Markdown, from the contract. */
import { allEndpoints } from '@site/contracts/endpoints';
import { callsPage } from './callsPage';

process.stdout.write(callsPage(allEndpoints));
