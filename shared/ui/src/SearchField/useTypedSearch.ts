import {
  type ChangeEvent,
  type FormEvent,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';

export interface TypedSearch {
  /** What is searched for. */
  value: string;
  /** From the last letter to the search, in ms. */
  delay: number;
  /** What is searched for by what was typed. */
  clean: (typed: string) => string;
  /** A pause in typing. */
  onSearch: (text: string) => void;
  /** Enter: a search that is meant; without it the same as a pause. */
  onEnter?: (text: string) => void;
}

/**
 * What the player types stays in the field until there is a pause, so that no letter waits for results to be
 * drawn. While a keyboard composes letters (IME) nothing is searched for.
 */
export function useTypedSearch({ value, delay, clean, onSearch, onEnter = onSearch }: TypedSearch) {
  const [text, setText] = useState(value);
  const [composing, setComposing] = useState(false);
  /** The value that is known, and after it what was searched for here and has not become the value yet. */
  const asked = useRef([value]);

  const search = useEffectEvent((wanted: string) => {
    asked.current.push(wanted);
    onSearch(wanted);
  });

  useEffect(() => {
    const known = asked.current.lastIndexOf(value);
    asked.current = known < 0 ? [value] : asked.current.slice(known);
    // A change that did not come from here, such as "Clear" or a recent search.
    if (known < 0) setText(value);
  }, [value]);

  useEffect(() => {
    const wanted = clean(text);
    if (composing) return;
    const timer = setTimeout(() => {
      // Enter may have been quicker.
      if (wanted !== asked.current.at(-1)) search(wanted);
    }, delay);
    return () => clearTimeout(timer);
  }, [text, composing, clean, delay]);

  const searchNow = (wanted: string, report: (text: string) => void) => {
    asked.current.push(wanted);
    setText(wanted);
    report(wanted);
  };
  const clear = () => searchNow('', onSearch);

  return {
    text,
    clear,
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      searchNow(clean(text), onEnter);
    },
    inputProps: {
      value: text,
      onChange: (event: ChangeEvent<HTMLInputElement>) => setText(event.target.value),
      onCompositionStart: () => setComposing(true),
      onCompositionEnd: () => setComposing(false),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === 'Escape' && !event.nativeEvent.isComposing) clear();
      },
    },
  };
}
