import { describe, expect, it } from 'vitest';
import { apiUnderTest } from '#stripe/testing/api-under-test.ts';

const api = apiUnderTest();

// create-refund.test.ts covers the found case together with creating refunds.
describe('GET /v1/refunds/:id', () => {
  it('does not find what is not there', async () => {
    await expect(api.stripe.refunds.retrieve('re_none')).rejects.toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
    });
  });
});
