import { RECORDS_PAGE_SIZE } from '@site/contracts/records';
import { useLanguage } from '@site/i18n';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../useTexts';
import { type BetFilter, betRequest } from '../queries';
import { betCsvHead, betCsvLine } from './betCsv';
import { betPages } from './betPages';
import { BYTE_ORDER_MARK } from './csv';
import { downloadFile, sharesFiles } from './saveFile';

export type BetExport =
  | { readonly step: 'idle' }
  | { readonly step: 'running'; readonly done: number; readonly total: number }
  /** Waits for a press, without which nothing can be shared. */
  | { readonly step: 'ready'; readonly file: File }
  | { readonly step: 'saved'; readonly file: File }
  | { readonly step: 'failed'; readonly error: unknown };

const IDLE: BetExport = { step: 'idle' };

/** All bets of a filter as a CSV file, page by page; leaving the page ends it. */
export function useBetExport(filter: BetFilter) {
  const { t } = useTexts();
  const language = useLanguage();
  const [state, setState] = useState<BetExport>(IDLE);
  const running = useRef<AbortController>(undefined);
  const cancel = () => running.current?.abort();
  useEffect(() => () => running.current?.abort(), []);

  const write = async (signal: AbortSignal): Promise<File> => {
    const request = betRequest(filter, RECORDS_PAGE_SIZE.export, language);
    const parts = [BYTE_ORDER_MARK, betCsvHead(t)];
    const seen = new Set<string>();
    for await (const { list, total } of betPages(request, signal)) {
      const fresh = list.filter(({ id }) => !seen.has(id));
      for (const record of fresh) {
        seen.add(record.id);
        parts.push(betCsvLine(record, t));
      }
      setState({ step: 'running', done: seen.size, total });
    }
    return new File(parts, fileName(filter), { type: 'text/csv;charset=utf-8' });
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

const fileName = ({ days, category, vendor }: BetFilter): string =>
  `${['bets', category, vendor, days.startDate, days.endDate].filter(Boolean).join('_')}.csv`;
