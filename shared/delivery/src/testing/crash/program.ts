import { openStore } from '../../product/store/openStore';
import { perform, type Scenario } from './scenarios';

const [scenario = '', folder = '', merchantsFolder = ''] = process.argv.slice(2);
await perform(scenario as Scenario, await openStore(process.env, folder), merchantsFolder);
