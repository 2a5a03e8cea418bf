export { CareNotice, type CareNoticeProps } from './CareNotice';
