export type Greeting = 'morning' | 'earlyAfternoon' | 'lateAfternoon' | 'evening';

/** First hour of each part of the day (AG-002). */
const STARTS: readonly (readonly [hour: number, greeting: Greeting])[] = [
  [19, 'evening'],
  [15, 'lateAfternoon'],
  [11, 'earlyAfternoon'],
];

/** Which greeting an hour from 0 to 23 asks for. */
export function greetingAt(hour: number): Greeting {
  return STARTS.find(([start]) => hour >= start)?.[1] ?? 'morning';
}
