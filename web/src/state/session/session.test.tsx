import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { AuthProvider, useAuth } from './session.tsx';

function Phase() {
  return <p>{useAuth().phase}</p>;
}

describe('useAuth', () => {
  it('ERR-03 throws outside its provider', () => {
    expect(() => renderToString(<Phase />)).toThrow('useAuth must be used within an AuthProvider');
  });

  it('is loading where nothing is known yet', () => {
    const html = renderToString(
      <AuthProvider>
        <Phase />
      </AuthProvider>,
    );
    expect(html).toBe('<p>loading</p>');
  });
});
