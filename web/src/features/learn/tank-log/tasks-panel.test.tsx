import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { EMPTY_TANK_LOG } from '#state/tank-log/tank-log.ts';
import { ToastProvider } from '#ui/overlays/toast.tsx';
import { TasksPanel } from './tasks-panel.tsx';

function drawn(lastDoneOn: string): string {
  const task = { id: 't1', title: 'New carbon', everyDays: 28, lastDoneOn };
  return renderToStaticMarkup(
    <ToastProvider>
      <TasksPanel log={{ ...EMPTY_TANK_LOG, tasks: [task] }} edit={() => true} today="2026-11-28" />
    </ToastProvider>,
  );
}

it('LEARN-13 a reminder that is due since another year names the year', () => {
  expect(drawn('2025-11-13')).toContain('due since Thu, Dec 11, 2025<');
  expect(drawn('2026-10-01')).toContain('due since Thu, Oct 29<');
});
