import { ADD_REFUSALS } from '@reef/domain/shared/messages';
import type { BoughtAgain } from '#state/cart/buy-again.ts';

type Refusal = NonNullable<BoughtAgain['refusal']>;

const REASONS: Record<Refusal, string> = {
  'not-listed': 'is not listed any more',
  archived: 'is not listed any more',
  'out-of-stock': 'is out of stock, or all of it is in your cart',
  'cart-full': 'was not added: your cart is full',
  'sign-in-required': 'was not added: sign in first',
  'account-suspended': `was not added. ${ADD_REFUSALS['account-suspended']}`,
  'purchases-disabled': `was not added. ${ADD_REFUSALS['purchases-disabled']}`,
};

function missingText({ name, wanted, added, refusal }: BoughtAgain): string[] {
  if (refusal !== null) return [`${name} ${REASONS[refusal]}`];
  return added < wanted ? [`Only ${added} of ${wanted} × ${name} were left to add`] : [];
}

/**
 * The message about an order that was bought again: what was added to the cart, and what was not.
 */
export function buyAgainMessages(lines: readonly BoughtAgain[]): {
  added: string[];
  missing: string[];
} {
  const added = lines.filter((line) => line.added > 0);
  return {
    added: added.map((line) => `${line.added} × ${line.name}`),
    missing: lines.flatMap(missingText),
  };
}
