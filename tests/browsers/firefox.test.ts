import { afterAll, describe } from 'vitest';
import { firefox } from './drivers/firefox.ts';
import { adminJourneys } from './journeys/admin.ts';
import { buyingJourneys } from './journeys/buying.ts';
import { lackingJourneys } from './journeys/lacking.ts';
import { offlineJourneys } from './journeys/offline.ts';
import { DESK } from './visit.ts';

describe('WEB-01 WEB-02 in Firefox', () => {
  const engine = firefox();
  afterAll(() => engine.close());
  const place = { engine, size: DESK };
  buyingJourneys(place);
  adminJourneys(place);
  offlineJourneys(place);
  lackingJourneys(place);
});
