const { createRequire } = require('node:module');
const path = require('node:path');

/*
 * Before jsdom is loaded: its style sheet of a browser keeps what is shown and how it flows. Whenever a role is looked
 * for, jsdom works out the style of each element on the way, and parses margins and fonts for it that no test sees. A
 * dozen colours it even works out by what all around the element have.
 */

const SEEN = /^\s*(?:display|visibility)\s*:/;

const { resolve } = createRequire(require.resolve('jest-environment-jsdom'));
const library = path.join(path.dirname(resolve('jsdom/package.json')), 'lib/jsdom');
const sheet = path.join(library, 'browser/default-stylesheet.js');
const text = require(sheet);
require.cache[sheet].exports = text
  .replace(
    /\{([^}]*)\}/g,
    (_, rule) =>
      `{${rule
        .split(';')
        .filter((line) => SEEN.test(line))
        .join(';')}}`,
  )
  .replace(/[^{}]+\{\s*\}/g, '');

const { propertiesWithResolvedValueImplemented: workedOut } = require(
  path.join(library, 'living/helpers/style-rules.js'),
);
for (const property of Object.keys(workedOut)) if (property.endsWith('color')) delete workedOut[property];
