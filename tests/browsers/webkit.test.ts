import { afterAll, describe } from 'vitest';
import { webkit } from './drivers/webkit.ts';
import { adminJourneys } from './journeys/admin.ts';
import { buyingJourneys } from './journeys/buying.ts';
import { lackingJourneys } from './journeys/lacking.ts';
import { offlineJourneys } from './journeys/offline.ts';
import { PHONE } from './visit.ts';

describe('WEB-01 WEB-02 in WebKit', () => {
  const engine = webkit();
  afterAll(() => engine.close());
  const place = { engine, size: PHONE };
  // In another order than Firefox at the same time: for simultaneous calls of one function the
  // emulator starts more processes.
  lackingJourneys(place);
  offlineJourneys(place);
  adminJourneys(place);
  buyingJourneys(place);
});
