/*
 * Loaded before a program (`node --import`): kills it, as a power cut would, right before the KILL_AT-th time
 * that it changes a file or an object of a server. Between two changes nothing can go wrong that is not seen
 * before the second. With STOP_BEFORE in place of KILL_AT it stops the program, once, right before it makes a file of
 * that name: SIGCONT lets it go on.
 */
import fs from 'node:fs/promises';
import http from 'node:http';
import { syncBuiltinESMExports } from 'node:module';

const killAt = Number(process.env.KILL_AT);
let stopBefore = process.env.STOP_BEFORE;
let step = 0;

/** @param {Record<string, any>} module @param {string} name @param {(options: any) => boolean} changes */
function count(module, name, changes = () => true) {
  const original = module[name];
  module[name] = (...parameters) => {
    if (changes(parameters[0])) step += 1;
    if (step === killAt) process.kill(process.pid, 'SIGKILL');
    if (stopBefore && parameters.some((parameter) => String(parameter).endsWith(stopBefore))) {
      stopBefore = undefined;
      process.kill(process.pid, 'SIGSTOP');
    }
    return original.apply(module, parameters);
  };
}

const ALL = 'open mkdir rename link symlink rm';
// What makes something seen by others is enough where the making of files is tried elsewhere.
for (const name of (process.env.KILL_BEFORE ?? ALL).split(' ')) count(fs, name);
count(http, 'request', ({ method }) => method !== 'GET' && method !== 'HEAD');
syncBuiltinESMExports();
