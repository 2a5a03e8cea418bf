import { folderStore } from '../../product/store/folderStore';
import { guardTurn } from './guardTurn';

const [folder = '', merchantsFolder = '', figures, hook = ''] = process.argv.slice(2);
await guardTurn({
  store: folderStore(folder),
  merchantsFolder,
  figures: figures === 'good' ? 'good' : 'bad',
  later: 0,
  name: 'first',
  hook,
});
