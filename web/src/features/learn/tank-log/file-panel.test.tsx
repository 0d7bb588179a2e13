import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { EMPTY_TANK_LOG } from '#state/tank-log/tank-log.ts';
import { ToastProvider } from '#ui/overlays/toast.tsx';
import { FilePanel } from './file-panel.tsx';

const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

const MAC_SAFARI =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15';
const MAC_CHROME =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

afterEach(() => {
  vi.unstubAllGlobals();
});

function drawn(userAgent: string, isStandalone: boolean): string {
  const maxTouchPoints = userAgent.includes('Macintosh') ? 0 : 5;
  vi.stubGlobal('navigator', { userAgent, maxTouchPoints });
  vi.stubGlobal('window', { matchMedia: () => ({ matches: isStandalone }) });
  return renderToStaticMarkup(
    <ToastProvider>
      <FilePanel log={EMPTY_TANK_LOG} edit={() => true} today="2026-11-25" />
    </ToastProvider>,
  );
}

it('LEARN-14 Safari on iOS is told when it deletes the record, and what keeps it', () => {
  expect(drawn(SAFARI, false)).toContain('Safari also deletes it after seven days');
  expect(drawn(SAFARI, true)).not.toContain('Safari');
  expect(drawn(SAFARI.replace('Version', 'CriOS'), false)).not.toContain('Safari');
});

it('LEARN-14 Safari on a Mac is told too, without a home screen', () => {
  expect(drawn(MAC_SAFARI, false)).toContain('without a visit here. Save the file.');
  expect(drawn(MAC_SAFARI, true)).not.toContain('Safari');
  expect(drawn(MAC_CHROME, false)).not.toContain('Safari');
});
