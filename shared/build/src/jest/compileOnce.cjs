const vm = require('node:vm');

/*
 * Jest compiles each module anew for each test file. What has been compiled for one file of a process is taken for the
 * next here, with all that V8 has compiled of it since: it is run anew, in that file's own realm (decision 189).
 */

/** By file name. @type {Map<string, { readonly text: string, readonly script: vm.Script }>} */
const compiled = new Map();

/** Stands for the process's own realm where Jest hands on that of a test; Node has no object for it. */
const OWN_REALM = {};

const { compileFunction } = vm;
vm.compileFunction = (code, parameters, options) => {
  const { filename, parsingContext } = options;
  if (parsingContext === OWN_REALM) {
    const { parsingContext: _, ...others } = options;
    return hasImport(code)
      ? compileFunction(code, parameters, others)
      : scriptOf(filename, code, parameters).runInThisContext();
  }
  return parsingContext && vm.isContext(parsingContext) && !hasImport(code)
    ? scriptOf(filename, code, parameters).runInContext(parsingContext)
    : compileFunction(code, parameters, options);
};

/** A real import() belongs to the test file that the function was made for. */
const hasImport = (code) => code.includes('import(');

function scriptOf(filename, code, parameters) {
  const head = `(function (${parameters.join(', ')}) {`;
  const text = `${head}${code}\n})`;
  const known = compiled.get(filename);
  if (known?.text === text) return known.script;
  const script = new vm.Script(text, { filename, columnOffset: -head.length });
  compiled.set(filename, { text, script });
  return script;
}

module.exports = { OWN_REALM };
