export { LimitGauge, type LimitGaugeProps } from './LimitGauge';
