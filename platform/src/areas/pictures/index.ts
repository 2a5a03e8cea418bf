import type { Area } from '../../core/http/area';
import { registerPictures } from './routes';
import { deleteUnusedPictures } from './service';

export const pictures: Area = { register: registerPictures, sweep: deleteUnusedPictures };
