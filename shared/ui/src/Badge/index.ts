export { BADGE_CAP, Badge, type BadgeProps } from './Badge';
