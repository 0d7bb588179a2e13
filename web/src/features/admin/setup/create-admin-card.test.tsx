import { MAX_PIN_LENGTH, MAX_SETUP_CODE_LENGTH } from '@reef/domain/accounts/pin';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { AuthProvider } from '#state/session/session.tsx';
import { ToastProvider } from '#ui/overlays/toast.tsx';
import { CreateAdminCard } from './create-admin-card.tsx';

it('SETUP-06 the set-up code’s field takes as many characters as the server, a PIN’s its own number', () => {
  const card = renderToStaticMarkup(
    <MemoryRouter>
      <AuthProvider>
        <ToastProvider>
          <CreateAdminCard />
        </ToastProvider>
      </AuthProvider>
    </MemoryRouter>,
  );
  const limits = [...card.matchAll(/type="password"[^>]* maxLength="(\d+)"/gi)].map(
    ([, most]) => most,
  );
  expect(limits).toEqual([MAX_SETUP_CODE_LENGTH, MAX_PIN_LENGTH, MAX_PIN_LENGTH].map(String));
});
