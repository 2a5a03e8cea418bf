import { checkMarkup } from './checkMarkup';

const prefix = (rest: string) => (rest.startsWith('button') ? 'host-shell' : 'mfe-games');
const checked = (markup: string) => checkMarkup(markup, prefix);

it('keeps what shows and leads on, and what was text stays text', () => {
  const markup = '<a href="/m/activity" class="a b">5 &lt; 6 &amp; "more"</a><img src="/cdn/a.svg" alt="">';
  expect(checked(markup)).toBe(markup.replaceAll('"more"', '"more"'));
});

it('names classes of shared components by whose copy the page has', () => {
  expect(checked('<b class="ui__button_x ui__tile_y mfe-games__own_z"></b>')).toBe(
    '<b class="host-shell__button_x mfe-games__tile_y mfe-games__own_z"></b>',
  );
});

it('has no inline style, ids of its own, and no hints of React and router', () => {
  expect(
    checked(
      '<link rel="preload" as="image" href="/a.svg"/><p id="one" style="--w:1px" data-discover="true"></p>' +
        '<b aria-labelledby="one two"></b><a href="#one"></a><svg><use href="#brand-mark"></use></svg>',
    ),
  ).toBe(
    '<p id="first-one" data-style="--w:1px"></p><b aria-labelledby="first-one first-two"></b>' +
      '<a href="#first-one"></a><svg><use href="#brand-mark"></use></svg>',
  );
});

it('has fields that nothing is sent of, without contents', () => {
  expect(
    checked(
      '<label for="u">Name</label><input id="u" type="text" name="username" value="x" placeholder="a">',
    ),
  ).toBe('<label for="first-u">Name</label><input id="first-u" type="text" placeholder="a">');
});

it.each([
  ['a script', '<script>alert(1)</script>', 'it has <script>'],
  ['a script in a drawing', '<svg><script>alert(1)</script></svg>', 'it has <script>'],
  ['a handler', '<img src="/a.svg" onerror="alert(1)">', 'it has the attribute onerror'],
  ['a frame', '<iframe src="/m"></iframe>', 'it has <iframe>'],
  ['a form that sends', '<form action="https://example.org"></form>', 'it has the attribute action'],
  ['a button that sends', '<button formaction="/x">x</button>', 'it has the attribute formaction'],
  ['a hidden field', '<input type="hidden" value="x">', 'it has a field of the type hidden'],
  ['a style', '<style>a{}</style>', 'it has <style>'],
  ['a script as a link', '<a href="javascript:alert(1)">x</a>', 'it leads to javascript:alert(1)'],
  ['another origin without a scheme', '<a href="//example.org">x</a>', 'it leads to //example.org'],
  ['a picture by http', '<img src="http://example.org/a.png">', 'it leads to http://example.org/a.png'],
  ['a comment', '<p><!-- x --></p>', 'something beside elements and text'],
  ['drawn HTML', '<svg><foreignObject><p>x</p></foreignObject></svg>', 'it has <foreignObject>'],
  ['too much', `<p>${'x'.repeat(64_000)}</p>`, 'at most 64000'],
])('refuses %s', (_what, markup, words) => {
  expect(() => checked(markup)).toThrow(words);
});
