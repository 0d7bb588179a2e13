import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { MyTank } from '@reef/domain/fit/saved-tank';
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

const unused = () => {
  throw new Error('nobody pressed');
};

/** What an account with this many tanks is told of two more on the device. */
function drawn(inAccount: number): string {
  const mine = {
    tanks: Array.from({ length: inAccount }, (_, index) => tank(`Tank ${index}`)),
    leftOnDevice: [tank('Office'), tank('Den')],
  };
  return renderToStaticMarkup(
    <ToastProvider>
      <LeftOnDevice mine={mine} save={unused} forget={unused} />
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

it('FIT-08 an account without a tank is told when animals are judged for the one on the device', () => {
  const judged = 'Animals are judged for it once it is in your account.';
  expect(drawn(0)).toContain(judged);
  expect(drawn(1)).not.toContain(judged);
});
