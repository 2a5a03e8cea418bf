export { momentText } from './momentText';
export { Trail, type TrailProps, type TrailStep } from './Trail';
