import { expect, it } from 'vitest';
import { createFaults, type Fault } from './faults.ts';

const FAULT: Fault = { operation: 'create_session', kind: '500', times: 1, delayMs: 0 };

const asked = (name: string) => ({
  operation: { name: 'create_session' as const },
  form: { line_items: [{ price_data: { product_data: { name } }, quantity: '1' }] },
});

it('a fault for requests with a text leaves the others alone', () => {
  const faults = createFaults();
  faults.add({ ...FAULT, sending: 'Snail' });
  expect(faults.take(asked('Clownfish'), ['500'])).toBeNull();
  expect(faults.take(asked('Trochus Snail'), ['500'])).toMatchObject({ kind: '500' });
  expect(faults.take(asked('Trochus Snail'), ['500'])).toBeNull();
});

it('a fault without a text hits the next request of its operation', () => {
  const faults = createFaults();
  faults.add(FAULT);
  const other = { operation: { name: 'create_refund' as const }, form: {} };
  expect(faults.take(other, ['500'])).toBeNull();
  expect(faults.take(asked('Clownfish'), ['500'])).not.toBeNull();
});
