import { reveal } from './reveal';

let laidOut: () => void;
const disconnect = jest.fn(() => {
  laidOut = () => undefined;
});

beforeEach(() => {
  jest.spyOn(window, 'ResizeObserver').mockImplementation((callback) => {
    laidOut = () => callback([], {} as ResizeObserver);
    return { observe() {}, unobserve() {}, disconnect };
  });
});

/** An element of jsdom, which lays nothing out, with a place; `looked` tells whether somebody has asked for it. */
function placed(left: number, width: number) {
  const element = document.createElement('div');
  const looked = jest.fn();
  const figure = (value: number) => ({
    get() {
      looked();
      return value;
    },
  });
  Object.defineProperties(element, {
    offsetLeft: figure(left),
    offsetWidth: figure(width),
    clientWidth: figure(width),
  });
  return { element, looked };
}

it('scrolls to the item once the page is laid out, and asks for no layout before', () => {
  const [row, item] = [placed(0, 300), placed(500, 100)];
  reveal(row.element, item.element);
  expect(row.looked).not.toHaveBeenCalled();
  expect(item.looked).not.toHaveBeenCalled();
  laidOut();
  expect(row.element.scrollLeft).toBe(400);
});

it('does so once: a row that a finger has moved since stays where it is', () => {
  const [row, item] = [placed(0, 300), placed(500, 100)];
  reveal(row.element, item.element);
  laidOut();
  row.element.scrollLeft = 20;
  laidOut();
  expect(row.element.scrollLeft).toBe(20);
});

it('can be called off', () => {
  const [row, item] = [placed(0, 300), placed(500, 100)];
  reveal(row.element, item.element)();
  laidOut();
  expect(row.element.scrollLeft).toBe(0);
});
