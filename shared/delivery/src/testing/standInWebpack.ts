/**
 * Stands in for webpack and our configuration, which other tests run: puts the source into an entry, and
 * fails where an expose would not satisfy its contract unless it is told to leave the types out.
 */
export const STAND_IN_WEBPACK = `
const { createHash } = require('node:crypto');
const fs = require('node:fs');
const { SITE_RELEASE: release, SITE_SKIP_TYPES, SITE_ALL_TYPES, SITE_SKIP_MAPS } = process.env;
const source = fs.readFileSync('src/index.ts', 'utf8');
const asked = [release, ...(SITE_ALL_TYPES ? ['all'] : []), ...(SITE_SKIP_MAPS ? [] : ['maps'])];
fs.appendFileSync('.builds', asked.join(' ') + '\\n');
if (source.includes('wrong prop') && SITE_SKIP_TYPES !== '1') {
  console.log('Contract of mfe_sample: a wrong prop');
  process.exit(1);
}
const manifest = {
  name: 'mfe_sample',
  metaData: {
    release: source.includes('another release') ? '0.9.0' : release,
    contract: '^1.0.0',
    integrity: { 'entry.js': 'sha384-' + createHash('sha384').update(source).digest('base64') },
    remoteEntry: { name: 'entry.js', path: '' },
  },
  exposes: [],
};
fs.rmSync('dist', { recursive: true, force: true });
fs.mkdirSync('dist');
fs.writeFileSync('dist/entry.js', source);
fs.writeFileSync('dist/mf-manifest.json', JSON.stringify(manifest));
`;
