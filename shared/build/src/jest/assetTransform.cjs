const path = require('node:path');

/** An imported image or font answers its file name: what a test can read and compare. */
module.exports = {
  process(_source, file) {
    const name = JSON.stringify(path.basename(file));
    return { code: `module.exports = { __esModule: true, default: ${name} };` };
  },
};
