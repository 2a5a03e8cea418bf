export { BarChart } from './BarChart';
export type { BarChartProps, ChartDay } from './Chart';
