/**
 * The key under which earlier versions kept the orders whose animals were added or declined, by id,
 * until the page of the tanks hands them over to the account. It is in
 * a file of its own, so that signing out does not load the tank's page.
 */
export const TANK_ORDERS_KEY = 'reef-tank-orders';
