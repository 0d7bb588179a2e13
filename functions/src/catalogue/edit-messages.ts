import { ONE_OF_A_KIND } from '@reef/domain/catalogue/one-of-a-kind';
import { MAX_STOCK } from '@reef/domain/catalogue/product';
import { PICTURE_ELSEWHERE } from '@reef/domain/catalogue/product-calls';
import type { OutcomeRows } from '@reef/domain/shared/call-parts';
import type { EditRefusal, EditResult } from './edit-catalogue.ts';

/** What an admin is told when an edit of the catalogue is refused. */
export const EDIT_REFUSALS: Record<EditRefusal, string> = {
  'not-admin': 'Admin access required to create products',
  'unknown-product': 'This product no longer exists.',
  'changed-meanwhile': 'Another admin changed this product meanwhile. Check it and try again.',
  'stock-reserved': 'Buyers reserved some of these units meanwhile. Check the stock and try again.',
  'too-much-stock': `With the units for sale now, this comes to more than ${MAX_STOCK}. Check the stock and try again.`,
  'one-of-a-kind': ONE_OF_A_KIND,
  'piece-held':
    'A buyer is paying for it just now. If they do not finish, it comes back by itself.',
  'listing-held':
    'A buyer is paying for this animal just now. Its name, and the category or picture of a WYSIWYG piece, can be changed when that payment is over: in about half an hour, or days if it comes from a bank. For another animal, create a new listing.',
  'picture-refused': 'This picture was not accepted. Please upload it again.',
  'picture-elsewhere': PICTURE_ELSEWHERE,
};

/** An edit's result as the rows of CALL-04. */
export function editRows(result: EditResult, success: string): OutcomeRows {
  if (result.ok) return [{ success: true, message: success }];
  return [{ success: false, message: EDIT_REFUSALS[result.refusal] }];
}
