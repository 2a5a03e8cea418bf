import type { Area } from '../../core/http/area';
import { registerWallet } from './routes';

export const wallet: Area = { register: registerWallet };
