const vm = require('node:vm');

/*
 * Jest compiles each module anew for each test file. What has been compiled for one file of a process is taken for the
 * next here, with all that V8 has compiled of it since: it is run anew, in that file's own window (decision 189).
 */

/** By file name. @type {Map<string, { readonly text: string, readonly script: vm.Script }>} */
const compiled = new Map();

const { compileFunction } = vm;
vm.compileFunction = (code, parameters, options) => {
  const { filename, parsingContext } = options;
  // Node's own realm is no context; a real import() belongs to the test file that the function was made for.
  if (!parsingContext || !vm.isContext(parsingContext) || code.includes('import('))
    return compileFunction(code, parameters, options);
  return scriptOf(filename, code, parameters).runInContext(parsingContext);
};

function scriptOf(filename, code, parameters) {
  const head = `(function (${parameters.join(', ')}) {`;
  const text = `${head}${code}\n})`;
  const known = compiled.get(filename);
  if (known?.text === text) return known.script;
  const script = new vm.Script(text, { filename, columnOffset: -head.length });
  compiled.set(filename, { text, script });
  return script;
}
