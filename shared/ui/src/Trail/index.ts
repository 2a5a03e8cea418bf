export { Trail, type TrailProps, type TrailStep } from './Trail';
