import { type TelemetryEvent, telemetryEvents } from '@site/contracts/areas/telemetry';

/**
 * Stands in for the browser's queue of beacons, until the test ends.
 *
 * @returns The events of each beacon, as the contract reads them.
 */
export function takeBeacons({ taken = true } = {}): TelemetryEvent[][] {
  const beacons: TelemetryEvent[][] = [];
  Object.assign(navigator, {
    sendBeacon: (address: string, text: string) => {
      expect(address).toBe(telemetryEvents.path);
      if (taken) beacons.push(telemetryEvents.request.parse(JSON.parse(text)).events);
      return taken;
    },
  });
  return beacons;
}
