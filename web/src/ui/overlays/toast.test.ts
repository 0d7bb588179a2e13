import { expect, it } from 'vitest';
import { withMessage, type ShownToast, type Toast } from './toast.tsx';

function shown(...toasts: readonly Toast[]): readonly ShownToast[] {
  return toasts.reduce<readonly ShownToast[]>(withMessage, []);
}

const actionOf = (label: string) => ({ label, onSelect: () => {} });

it('LEARN-12 the same words about two changes keep the Undo of both', () => {
  const [first, second] = [actionOf('Undo'), actionOf('Undo')];
  const title = 'Deleted the test';
  const messages = shown({ title, action: first }, { title, action: second });
  expect(messages.map(({ action }) => action)).toEqual([first, second]);
});

it('a repeated message takes the place of the one before', () => {
  const reload = { title: 'This could not be opened', action: actionOf('Reload Page') };
  for (const toast of [{ title: 'Saved' }, reload]) {
    expect(shown(toast, toast)).toEqual([{ ...toast, id: 2 }]);
  }
  const added = () => ({ title: 'Added', action: actionOf('View cart'), durationMs: 9000 });
  expect(shown(added(), added())).toHaveLength(1);
});
