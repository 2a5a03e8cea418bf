import { writeFile } from 'node:fs/promises';
import { withReport } from './withReport';

const read = (report: unknown) => ({ passed: 1, failed: 0, ...(report as object) });

it('answers what the report says, and is not well when a test failed', async () => {
  const answer = (report: object) =>
    withReport(async (file) => {
      await writeFile(file, JSON.stringify(report));
      return { ok: true, output: 'said' };
    }, read);
  expect(await answer({})).toEqual({ ok: true, output: 'said', passed: 1, failed: 0 });
  expect(await answer({ failed: 2 })).toEqual({ ok: false, output: 'said', passed: 1, failed: 2 });
});

it('counts a tool that failed without a report as one failure', async () => {
  const without = (ok: boolean) => withReport(async () => ({ ok, output: '' }), read);
  expect(await without(false)).toEqual({ ok: false, output: '', passed: 0, failed: 1 });
  expect(await without(true)).toEqual({ ok: true, output: '', passed: 0, failed: 0 });
});
