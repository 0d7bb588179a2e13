import { expect, it } from 'vitest';
import { withMessage, withoutMessage, type ShownToast, type Toast } from './toast.tsx';

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

it('a message that is over keeps its place, so that no other moves, until all are over or a new one comes', () => {
  const both = shown({ title: 'A removed' }, { title: 'B removed' });
  const left = withoutMessage(both, 1, 64);
  expect(left).toEqual([
    { title: 'A removed', id: 1, place: { height: 64 } },
    { title: 'B removed', id: 2 },
  ]);
  expect(withoutMessage(left, 2, 64)).toEqual([]);
  expect(withMessage(left, { title: 'C removed' }).map(({ id }) => id)).toEqual([2, 3]);
});
