import { useSearchParams } from '@site/router';
import { searchText, TEXT_PARAMETER } from './searchText';

/** The search in the address. A change replaces the entry: Back leaves the page, it does not undo letters. */
export function useSearchState() {
  const [parameters, setParameters] = useSearchParams();
  const change = (text: string) =>
    setParameters(text === '' ? {} : { [TEXT_PARAMETER]: text }, { replace: true, preventScrollReset: true });
  return [searchText(parameters.get(TEXT_PARAMETER)), change] as const;
}
