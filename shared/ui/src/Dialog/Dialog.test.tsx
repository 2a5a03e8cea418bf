import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startUiTexts } from '../testing/startUiTexts';
import { ConfirmProvider, Dialog, useConfirm } from '.';

beforeEach(() => startUiTexts());

function Page({ onAnswer }: { onAnswer: (answer: boolean) => void }) {
  const confirm = useConfirm();
  const ask = async () =>
    onAnswer(
      await confirm({
        title: 'Log out?',
        body: 'You will need your password to come back.',
        confirmLabel: 'Log out',
        cancelLabel: 'Cancel',
        tone: 'danger',
      }),
    );
  return (
    <button type="button" onClick={() => void ask()}>
      Leave
    </button>
  );
}

async function ask() {
  const onAnswer = jest.fn();
  render(
    <ConfirmProvider>
      <Page onAnswer={onAnswer} />
    </ConfirmProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
  return { onAnswer, dialog: await screen.findByRole('alertdialog', { name: 'Log out?' }) };
}

describe('useConfirm', () => {
  it('asks by name and description, and answers true for the action', async () => {
    const { onAnswer, dialog } = await ask();
    expect(dialog).toHaveAccessibleDescription('You will need your password to come back.');
    await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
    expect(onAnswer.mock.calls).toEqual([[true]]);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  });

  it('answers false for Cancel', async () => {
    const { onAnswer } = await ask();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onAnswer.mock.calls).toEqual([[false]]);
  });

  it('answers false for Esc, and gives focus back', async () => {
    const { onAnswer } = await ask();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(onAnswer.mock.calls).toEqual([[false]]));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Leave' })).toHaveFocus());
  });

  it('takes focus and keeps it', async () => {
    const { dialog } = await ask();
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  });

  it('answers once for a double tap', async () => {
    const { onAnswer } = await ask();
    await userEvent.dblClick(screen.getByRole('button', { name: 'Log out' }));
    expect(onAnswer).toHaveBeenCalledTimes(1);
  });

  it('answers the first question with false when a second is asked', async () => {
    const answers: boolean[] = [];
    function TwoQuestions() {
      const confirm = useConfirm();
      const question = { confirmLabel: 'Yes', cancelLabel: 'No' };
      return (
        <button
          type="button"
          onClick={() => {
            void confirm({ title: 'First?', ...question }).then((answer) => answers.push(answer));
            void confirm({ title: 'Second?', ...question });
          }}
        >
          Ask
        </button>
      );
    }
    render(
      <ConfirmProvider>
        <TwoQuestions />
      </ConfirmProvider>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
    expect(await screen.findByRole('alertdialog', { name: 'Second?' })).toBeInTheDocument();
    await waitFor(() => expect(answers).toEqual([false]));
  });
});

it('takes the focus as a whole when it opens unasked', async () => {
  render(
    <Dialog open unasked title="News" onClose={() => undefined}>
      <a href="/m/activity">Promotions</a>
    </Dialog>,
  );
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'News' })).toHaveFocus());
});
