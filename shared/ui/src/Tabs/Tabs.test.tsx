import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { TabPanel, Tabs } from '.';

const items = [
  { value: 'all', label: 'All' },
  { value: 'hot', label: 'Hot' },
  { value: 'recent', label: 'Recent' },
] as const;

function Example() {
  const [value, setValue] = useState<'all' | 'hot' | 'recent'>('all');
  return (
    <>
      <Tabs label="Lists" panels="lists" items={items} value={value} onChange={setValue} />
      <TabPanel panels="lists" value={value}>
        {`The ${value} list`}
      </TabPanel>
    </>
  );
}

describe('Tabs', () => {
  it('selects by press and joins the panel to its tab', async () => {
    render(<Example />);
    await userEvent.click(screen.getByRole('tab', { name: 'Hot' }));
    const tab = screen.getByRole('tab', { name: 'Hot', selected: true });
    const panel = screen.getByRole('tabpanel', { name: 'Hot' });
    expect(panel).toHaveTextContent('The hot list');
    expect(tab).toHaveAttribute('aria-controls', panel.id);
  });

  it('moves with the arrows, Home and End, round the ends', async () => {
    render(<Example />);
    await userEvent.tab();
    expect(screen.getByRole('tab', { name: 'All' })).toHaveFocus();
    const selected = () => screen.getByRole('tab', { selected: true }).textContent;
    await userEvent.keyboard('{ArrowLeft}');
    expect(selected()).toBe('Recent');
    await userEvent.keyboard('{ArrowRight}');
    expect(selected()).toBe('All');
    await userEvent.keyboard('{End}');
    expect(selected()).toBe('Recent');
    await userEvent.keyboard('{Home}');
    expect(selected()).toBe('All');
    expect(screen.getByRole('tab', { name: 'All' })).toHaveFocus();
  });

  it('has one tab in the tab order', () => {
    render(<Example />);
    expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([0, -1, -1]);
  });
});
