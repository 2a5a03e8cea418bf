import { spawn } from 'node:child_process';
import path from 'node:path';
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { freePorts } from '../delivery/ownSite';
import { measuredBrowser } from '../support/browser';
import { ROOT } from '../support/siteCommand.mjs';
import { SLOW_4G } from './measureHome';

/*
 * The console's matrix of 1,000 remotes by 200 merchants, with a processor slowed down four times: frames while it is
 * scrolled down, and aside. Alone: `npx tsx bench/consoleMatrix.ts` in e2e.
 */

const WINDOW = { width: 1440, height: 900 };
/** A brisk wheel, in px a second. */
const SPEED = 3_000;
const WAY_MS = 5_000;
const FRAMES = 150;
const LINK = /^Console {2}(http:\S+)$/m;

async function main(): Promise<void> {
  const [port = 0] = await freePorts(1);
  const delivery = path.join(ROOT, 'shared/delivery');
  const args = ['--import', 'tsx', 'src/testing/bigConsole.ts', String(port), '1000', '200'];
  const served = spawn(process.execPath, args, { cwd: delivery, stdio: ['ignore', 'pipe', 'inherit'] });
  const link = await new Promise<string>((resolve, reject) => {
    let output = '';
    served.stdout.on('data', (text: Buffer) => {
      output += text.toString('utf8');
      const [, found] = LINK.exec(output) ?? [];
      if (found) resolve(found);
    });
    served.once('exit', (code) => reject(new Error(`The console ended with ${code}: ${output}`)));
  });
  let browser: Browser | undefined;
  try {
    browser = await chromium.launch(measuredBrowser);
    const page = await browser.newPage({ viewport: WINDOW });
    const started = Date.now();
    await page.goto(link);
    await page.getByRole('gridcell').first().waitFor({ timeout: 120_000 });
    process.stdout.write(`First cells after ${((Date.now() - started) / 1000).toFixed(1)} s\n`);
    const client = await page.context().newCDPSession(page);
    // Where a person's pointer is as they scroll: the browser looks for what is below it in each frame.
    await page.getByRole('grid').hover();
    for (const axis of ['scrollTop', 'scrollLeft'] as const) {
      const ms = await workOfFrame(page, client, axis);
      process.stdout.write(
        `${axis}: ${ms.toFixed(1)} ms of the main thread's processor time a frame, ${(ms * SLOW_4G.cpuSlowdown).toFixed(1)} ms where it is ${SLOW_4G.cpuSlowdown} times slower\n`,
      );
    }
    await client.send('Emulation.setCPUThrottlingRate', { rate: SLOW_4G.cpuSlowdown });
    for (const [name, axis] of [
      ['down', 'scrollTop'],
      ['aside', 'scrollLeft'],
    ] as const) {
      const { frames, slowest } = await scroll(page, axis);
      process.stdout.write(`Scrolled ${name}: ${frames} frames a second, ${slowest} in the slowest\n`);
    }
    const cells = await page.getByRole('gridcell').count();
    process.stdout.write(`${cells} cells in the document of 200,200\n`);
  } finally {
    await browser?.close();
    served.kill('SIGTERM');
  }
}

/**
 * What the main thread works for a frame of the same wheel, in ms of processor time: what else a machine does makes no
 * difference to it. 55 frames a second leave 18 ms.
 */
async function workOfFrame(
  page: Page,
  client: CDPSession,
  axis: 'scrollTop' | 'scrollLeft',
): Promise<number> {
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  const taken = async () => {
    const { metrics } = await client.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
  };
  const before = await taken();
  await page.getByRole('grid').evaluate(
    async (grid, { along, frames, step }) => {
      for (let frame = 0; frame < frames; frame += 1) {
        grid[along] += step;
        await new Promise(requestAnimationFrame);
      }
    },
    { along: axis, frames: FRAMES, step: SPEED / 60 },
  );
  return ((await taken()) - before) * (1000 / FRAMES);
}

/** Frames a second over the way, and over its slowest second. */
function scroll(page: Page, axis: 'scrollTop' | 'scrollLeft') {
  return page.getByRole('grid').evaluate(
    (grid, { axis: along, speed, way }) =>
      new Promise<{ frames: number; slowest: number }>((resolve) => {
        const times: number[] = [];
        const begin = performance.now();
        const from = grid[along];
        // A method: a function with a name of its own would not survive the way into the page.
        const frame = {
          next(now: number) {
            times.push(now);
            grid[along] = from + ((now - begin) / 1000) * speed;
            if (now - begin < way) {
              requestAnimationFrame(frame.next);
              return;
            }
            const seconds = [0, 1, 2, 3, 4].map(
              (second) => times.filter((time) => Math.floor((time - begin) / 1000) === second).length,
            );
            resolve({ frames: Math.round((times.length / way) * 1000), slowest: Math.min(...seconds) });
          },
        };
        requestAnimationFrame(frame.next);
      }),
    { axis, speed: SPEED, way: WAY_MS },
  );
}

await main();
