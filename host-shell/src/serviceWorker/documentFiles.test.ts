import { documentFiles } from './documentFiles';

it('finds what a document asks for, and what it cannot do without', () => {
  const html = [
    '<link rel="preconnect" href="https://releases.example" crossorigin="anonymous">',
    '<link rel="stylesheet" href="/brand/ab/brand.css" integrity="sha384-brand">',
    '<script src="/host-shell/1.0.0/main.js" integrity="sha384-main" crossorigin="anonymous" defer></script>',
    '<link rel="preload" as="script" href="https://releases.example/mfe-games/1.0.0/entry.js" crossorigin="anonymous" integrity="sha384-entry">',
    '<link rel="icon" type="image/svg+xml" href="/brand/ab/logo.svg">',
    '<script type="application/json" id="merchant">{"name":"\\u003cscript src=\\"/evil.js\\">"}</script>',
  ].join('\n');

  expect(documentFiles(html)).toEqual([
    { href: '/brand/ab/brand.css', integrity: 'sha384-brand', required: true },
    { href: '/host-shell/1.0.0/main.js', integrity: 'sha384-main', required: true },
    {
      href: 'https://releases.example/mfe-games/1.0.0/entry.js',
      integrity: 'sha384-entry',
      required: false,
    },
  ]);
});
