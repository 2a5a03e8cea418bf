import type { Merchant } from '@site/contracts/federation/merchant';
import { composing } from '../../testing/composing';
import { RELEASES_URL } from '../../testing/fixtures';
import { composeSite, parseDocumentIndex } from './composeSite';
import { contentSecurityPolicy } from './csp';

describe('policy of a composed document', () => {
  const { compose } = composing();

  it('has no inline script or style, and a policy without holes', async () => {
    const { site, html } = await compose();
    const { documents } = JSON.parse(site.files.get('documents.json')?.toString() ?? '');

    expect(html('home')).not.toMatch(/<style|style=|\son\w+=|<script(?! type="application\/json"| src=)/);
    for (const { policy } of documents) {
      expect(policy).not.toMatch(/unsafe|\*/);
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("worker-src 'self'");
      expect(policy).toContain("require-trusted-types-for 'script'");
      expect(policy).toContain(`script-src 'self' ${RELEASES_URL}/mfe-agent/ `);
    }
  });

  it('lets in what Firebase needs where the merchant has a project, and nowhere else @FD-033', async () => {
    const { parts } = await compose();
    const firebase = { apiKey: 'key', authDomain: 'pearl.example', projectId: 'pearl-site', phone: true };
    const indexOf = (merchant: Merchant) =>
      parseDocumentIndex(composeSite({ ...parts, merchant }).files.get('documents.json')).documents[0];
    const [without, having] = [indexOf(parts.merchant), indexOf({ ...parts.merchant, firebase })];

    expect(without?.policy).not.toContain('google');
    expect(without?.foreignScripts).toBeUndefined();
    expect(having?.foreignScripts).toBe(true);
    const directive = (name: string) =>
      having?.policy.split('; ').find((text) => text.startsWith(`${name} `)) ?? '';
    expect(directive('script-src')).toContain(
      ' https://apis.google.com https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/',
    );
    expect(directive('connect-src')).toContain(' https://identitytoolkit.googleapis.com ');
    expect(directive('frame-src')).toContain('https://pearl.example ');
    expect(directive('trusted-types')).toContain(' gapi#gapi goog#html recaptcha ');
    expect(having?.policy).not.toMatch(/unsafe|\*/);
  });

  it('lets pictures come from the hosts that the merchant lists, by https alone @GA-014', async () => {
    const { parts } = await compose();
    const merchant = { ...parts.merchant, imageHosts: ['img.cdn.example'] };
    const [document] = parseDocumentIndex(
      composeSite({ ...parts, merchant }).files.get('documents.json'),
    ).documents;
    expect(document?.policy).toMatch(/img-src [^;]* https:\/\/img\.cdn\.example data: blob:;/);
    expect(document?.policy.match(/img\.cdn\.example/g)).toHaveLength(1);
  });

  it('lets pages of the listed origins into frames, and of no other', () => {
    expect(contentSecurityPolicy([])).toContain("frame-src 'none'");
    expect(contentSecurityPolicy([], ['self', 'https://games.vendor.example'])).toContain(
      "frame-src 'self' https://games.vendor.example;",
    );
  });
});
