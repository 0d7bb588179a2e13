import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { MyTank } from '@reef/domain/fit/saved-tank';
import type { MyTanks } from '#state/tanks/tank-store.ts';
import { ToastProvider } from '#ui/overlays/toast.tsx';
import { LeftOnDevice } from './left-on-device.tsx';

const tank = (name: string): MyTank => ({
  id: name,
  name,
  volume_gal: 40,
  length_in: 36,
  started_on: null,
  kind: 'reef',
  residents: [],
});

/** What an account with this many tanks is told of two more on the device. */
function drawn(inAccount: number): string {
  const mine: MyTanks = {
    phase: 'ready',
    isAccount: true,
    tanks: Array.from({ length: inAccount }, (_, index) => tank(`Tank ${index}`)),
    chosen: null,
    leftOnDevice: [tank('Office'), tank('Den')],
    isPending: false,
  };
  return renderToStaticMarkup(
    <ToastProvider>
      <LeftOnDevice mine={mine} />
    </ToastProvider>,
  );
}

it('FIT-06 tanks of the device are offered as far as the account has room', () => {
  expect(drawn(6)).toContain('Do you want to add it to your account?');
  expect(drawn(7)).toContain('at most 8 tanks, so only Office can be added.');
  expect(drawn(7)).toContain('Keep in my account');
  expect(drawn(8)).toContain('at most 8 tanks and is full.');
  expect(drawn(8)).not.toContain('Keep in my account');
});
