import { createHash } from 'node:crypto';
import { escapeXml } from '../../core/text';

/** What the address of a web clip says of itself; the site keeps it (shared/session, runtime). */
const WEB_CLIP_START = '/?WEBCLIP=1';

/** The same for the same name, so that a profile which is installed again takes the place of the first. */
function stableUuid(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex').toUpperCase();
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    '-',
  );
}

/**
 * An iOS configuration profile with one web clip: an icon on the home screen that opens the site in a window
 * of its own. Document: Apple, Device Management, WebClip.
 *
 * @param origin Where the user reached the site: `https://aurora.example`.
 */
export function webClipProfile({ code, name }: { code: string; name: string }, origin: string): string {
  const text = (key: string, value: string) => `<key>${key}</key><string>${escapeXml(value)}</string>`;
  const flag = (key: string, value: boolean) => `<key>${key}</key><${value}/>`;
  const identity = (type: string, part: string) => [
    text('PayloadType', type),
    text('PayloadIdentifier', `site.${code}.${part}`),
    text('PayloadUUID', stableUuid(`${code} ${part}`)),
    text('PayloadDisplayName', name),
    '<key>PayloadVersion</key><integer>1</integer>',
  ];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">',
    '<plist version="1.0"><dict>',
    ...identity('Configuration', 'home-screen'),
    '<key>PayloadContent</key><array><dict>',
    ...identity('com.apple.webClip.managed', 'web-clip'),
    text('Label', name),
    text('URL', `${origin}${WEB_CLIP_START}`),
    flag('FullScreen', true),
    flag('IgnoreManifestScope', true),
    flag('IsRemovable', true),
    '</dict></array>',
    '</dict></plist>',
    '',
  ].join('\n');
}
