/**
 * In a test a library's file answers what Node's own registry has for it. Jest's registry would load hundreds of files
 * of libraries anew for each test file, which took a third of the time. A global set-up has Node's registry already.
 */
module.exports = {
  process(source, file) {
    const once = `module.exports = globalThis.requireLibrary(${JSON.stringify(file)});`;
    return { code: `if (globalThis.requireLibrary) { ${once} } else { ${source}\n}` };
  },
};
