import { downloadFile, sharesFiles } from '@site/ui/saveFile';
import { useEffect, useRef, useState } from 'react';
import { BYTE_ORDER_MARK, csvLine } from './csv';
import type { CsvSource } from './csvSource';

export type CsvExport =
  | { readonly step: 'idle' }
  | { readonly step: 'running'; readonly done: number; readonly total: number }
  /** Waits for a press, without which nothing can be shared. */
  | { readonly step: 'ready'; readonly file: File }
  | { readonly step: 'saved'; readonly file: File }
  | { readonly step: 'failed'; readonly error: unknown };

const IDLE: CsvExport = { step: 'idle' };

/** All records of a source as a CSV file, page by page; leaving the page ends it. */
export function useCsvExport<Item>(source: CsvSource<Item>) {
  const [state, setState] = useState<CsvExport>(IDLE);
  const running = useRef<AbortController>(undefined);
  const cancel = () => running.current?.abort();
  useEffect(() => () => running.current?.abort(), []);

  const write = async (signal: AbortSignal): Promise<File> => {
    const parts = [BYTE_ORDER_MARK, csvLine(source.head)];
    const seen = new Set<string>();
    for await (const { list, total } of source.pages(signal)) {
      const fresh = list.filter((item) => !seen.has(source.idOf(item)));
      for (const item of fresh) {
        seen.add(source.idOf(item));
        parts.push(csvLine(source.cells(item)));
      }
      setState({ step: 'running', done: seen.size, total });
    }
    return new File(parts, source.fileName, { type: 'text/csv;charset=utf-8' });
  };

  const start = async () => {
    cancel();
    const controller = new AbortController();
    running.current = controller;
    setState({ step: 'running', done: 0, total: 0 });
    try {
      const file = await write(controller.signal);
      if (controller.signal.aborted) return;
      if (sharesFiles(file)) return setState({ step: 'ready', file });
      downloadFile(file);
      setState({ step: 'saved', file });
    } catch (error) {
      if (running.current === controller)
        setState(controller.signal.aborted ? IDLE : { step: 'failed', error });
    }
  };
  return { state, start: () => void start(), cancel, reset: () => setState(IDLE) };
}
