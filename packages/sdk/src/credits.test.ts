import { expect, it } from '@jest/globals';
import { chargedCredits, refundedCredits } from './credits.js';

it.each([
  [{ charged_credits: 35 }, 35],
  [{ credits_charged: 20 }, 20],
  [{ charged_credits: 0 }, 0],
  [{ family_id: 'a' }, 0],
])('credits of %j are %i', (answer, credits) => {
  expect(chargedCredits(answer)).toBe(credits);
});

it('refunded credits are reported where there are any', () => {
  expect(refundedCredits({ refunded_credits: 35 })).toBe(35);
  expect(refundedCredits({})).toBe(0);
});
