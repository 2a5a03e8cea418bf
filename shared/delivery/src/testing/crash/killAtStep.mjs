/*
 * Loaded before a program (`node --import`): kills it, as a power cut would, right before the KILL_AT-th time
 * that it changes a file or an object of a server. Between two changes nothing can go wrong that is not seen
 * before the second.
 */
import fs from 'node:fs/promises';
import http from 'node:http';
import { syncBuiltinESMExports } from 'node:module';

const killAt = Number(process.env.KILL_AT);
let step = 0;

/** @param {Record<string, any>} module @param {string} name @param {(options: any) => boolean} changes */
function count(module, name, changes = () => true) {
  const original = module[name];
  module[name] = (...parameters) => {
    if (changes(parameters[0])) step += 1;
    if (step === killAt) process.kill(process.pid, 'SIGKILL');
    return original.apply(module, parameters);
  };
}

for (const name of ['open', 'mkdir', 'rename', 'link', 'symlink', 'rm']) count(fs, name);
count(http, 'request', ({ method }) => method !== 'GET' && method !== 'HEAD');
syncBuiltinESMExports();
