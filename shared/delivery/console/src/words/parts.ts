import type { Part } from '@site/contracts/federation/consoleApi';

/** `1.4.0`, or with the component that has the remote's place. */
export function releaseText({ component, release }: Pick<Part, 'component' | 'release'>): string {
  return component === undefined ? release : `${component}@${release}`;
}

/** `1.3.0 90 %, 1.4.0 10 %` */
export function partsText(parts: readonly Part[]): string {
  if (parts.length === 0) return 'nothing';
  const [only] = parts;
  if (parts.length === 1 && only) return releaseText(only);
  return parts.map((part) => `${releaseText(part)} ${part.traffic} %`).join(', ');
}
