import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DayView } from './day-view.tsx';

const nothing = () => undefined;

function wordsOf(isOpen: boolean, isConfirmed: boolean): string {
  return renderToStaticMarkup(
    <DayView
      packed={{ day: '2026-11-27', isOpen, groups: [] }}
      isConfirmed={isConfirmed}
      nameOf={(method) => method}
      handlers={{
        pendingIds: new Set(),
        canMove: true,
        onFill: nothing,
        onPrint: nothing,
        onMove: nothing,
      }}
    />,
  );
}

it('SHIP-03 an empty day says that nothing leaves only once the server has said so', () => {
  expect(wordsOf(true, true)).toContain('No paid order leaves on this day.');
  expect(wordsOf(false, true)).toContain('The shop does not pack on this day');
  for (const isOpen of [true, false]) {
    expect(wordsOf(isOpen, false)).not.toContain('Nothing to pack');
    expect(wordsOf(isOpen, false)).toContain('this page shows whether there are any');
  }
});
