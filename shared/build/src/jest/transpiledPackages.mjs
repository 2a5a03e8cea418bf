/**
 * Packages that Jest's CommonJS module registry cannot run as published: those without a CommonJS build,
 * and PGlite, whose CommonJS build reaches Node's file system through `import()`. They are transpiled;
 * everything else under node_modules is taken as it is, which keeps a cold run short.
 */
export const transpiledPackages = ['jose', 'uqr', 'altcha-lib', '@electric-sql/pglite'];
