import { render, screen } from '@testing-library/react';
import { RichText } from '.';

function renderHtml(html: string): HTMLElement {
  return render(<RichText html={html} />).container;
}

describe('RichText', () => {
  it('keeps structure', () => {
    renderHtml('<h3>Terms</h3><ul><li>12 times</li></ul>');
    expect(screen.getByRole('heading', { name: 'Terms' })).toBeInTheDocument();
    expect(screen.getByRole('listitem')).toHaveTextContent('12 times');
  });

  it('opens links in a new tab that learns nothing of this one @PR-006', () => {
    renderHtml('<a href="https://example.com/rules" target="_self" rel="opener">Rules</a>');
    const link = screen.getByRole('link', { name: 'Rules' });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link.getAttribute('rel')).toContain('noopener');
  });

  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['an event handler', '<img src="/a.png" onerror="alert(1)">'],
    ['a style', '<p style="position:fixed;inset:0">x</p><style>body{display:none}</style>'],
    ['a frame', '<iframe src="https://example.com"></iframe>'],
    ['a form', '<form action="https://example.com"><input name="password"></form>'],
    ['a javascript link', '<a href="javascript:alert(1)">x</a>'],
    ['a disguised javascript link', '<a href=" java&#10;script:alert(1)">x</a>'],
    ['a data link', '<a href="data:text/html,<script>alert(1)</script>">x</a>'],
    ['a data picture', '<img src="data:image/svg+xml,<svg onload=alert(1)>">'],
    ['SVG', '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>'],
    ['MathML', '<math><mtext><img src=x onerror=alert(1)></mtext></math>'],
    ['a clobbering name', '<a id="root" name="cookie" class="dialog">x</a>'],
    ['a protocol-relative address', '<a href="//example.com">x</a>'],
  ])('refuses %s', (_what, html) => {
    const markup = renderHtml(html).innerHTML;
    expect(markup).not.toMatch(
      /<(?:script|style|iframe|form|input|svg|math)|on\w+=|style=|javascript:|data:|id=|name=|href="\/\//i,
    );
  });
});
